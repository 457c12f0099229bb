import { expect, test } from "vitest";
import { address } from "../src/api/client";
import { pageOf } from "../src/shell/route";

test("every address of the shell leads to its page", () => {
  expect(pageOf("/")).toEqual({ name: "lobby" });
  expect(pageOf("/new/mare")).toEqual({ name: "new", game: "mare" });
  expect(pageOf("/alone/imperium")).toEqual({ name: "alone", game: "imperium" });
  expect(pageOf("/campaigns/imperium")).toEqual({ name: "campaigns", game: "imperium" });
  expect(pageOf("/campaign/c1")).toEqual({ name: "campaign", campaign: "c1" });
  expect(pageOf("/table/a1")).toEqual({ name: "table", table: "a1" });
  expect(pageOf("/table/a1/replay", "?at=12")).toEqual({ name: "replay", table: "a1", at: 12 });
  expect(pageOf("/table/a1/replay", "?at=x")).toEqual({ name: "replay", table: "a1", at: null });
  expect(pageOf("/rules/mare", "?rule=mare%3A4.2")).toEqual({ name: "rules", game: "mare", rule: "mare:4.2" });
  expect(pageOf("/cards/mare")).toEqual({ name: "cards", game: "mare", card: "", query: "" });
  expect(pageOf("/cards/imperium/1ROM3", "?nation=romans")).toEqual({
    name: "cards",
    game: "imperium",
    card: "1ROM3",
    query: "?nation=romans",
  });
  expect(pageOf("/rules/mare/examples/battle", "?step=3")).toEqual({
    name: "example",
    game: "mare",
    example: "battle",
    step: 3,
  });
  expect(pageOf("/rules/mare/examples/battle", "?step=x")).toMatchObject({ name: "example", step: 0 });
  expect(pageOf("/settings/")).toEqual({ name: "settings" });
});

test("other addresses are unknown", () => {
  for (const path of [
    "/new",
    "/table",
    "/elsewhere",
    "/settings/more",
    "/table/a/replay/b",
    "/new/a/b",
    "/campaign",
    "/campaigns/a/b",
    "/cards",
    "/cards/a/b/c",
    "/rules/a/examples",
    "/rules/a/b/c",
  ]) {
    expect(pageOf(path)).toEqual({ name: "unknown" });
  }
});

test("a call's address has its parameters filled in and no empty ones", () => {
  const parts = { path: { table: "a/b" }, query: { seat: null, since: 0, at: undefined } };
  expect(address("/tables/{table}/poll", parts)).toBe("/tables/a%2Fb/poll?since=0");
  expect(address("/games")).toBe("/games");
});
