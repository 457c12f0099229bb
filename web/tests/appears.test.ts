import { expect, test } from "vitest";
import { appears } from "../src/shell/appears";

test("what is drawn already is found, and what is drawn later is waited for", async () => {
  const root = document.createElement("div");
  const early = root.appendChild(document.createElement("p"));
  expect(await appears(root, "p")).toBe(early);
  const later = appears(root, "section b");
  const section = root.appendChild(document.createElement("section"));
  await Promise.resolve();
  const bold = section.appendChild(document.createElement("b"));
  expect(await later).toBe(bold);
});
