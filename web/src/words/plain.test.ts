import { describe, expect, it } from "vitest";

import { plain, wordsIn } from "./plain";

describe("what is searched", () => {
  it("has no accents", () => {
    expect(plain("Dinga Cissé")).toBe("dinga cisse");
  });

  it("has the apostrophe of the keyboard, whichever is printed", () => {
    expect(plain("Go a’Viking")).toContain(wordsIn("a'viking")[0]);
    expect(plain("King Arthur's Court")).toContain(wordsIn("arthur’s")[0]);
  });
});
