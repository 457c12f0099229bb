import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { TableView } from "../src/api/client";
import { notices } from "../src/shell/notices.svelte";
import { settings } from "../src/shell/settings.svelte";
import { Asking } from "../src/table/asking.svelte";
import { PASS } from "../src/table/gathering";
import OptionList from "../src/table/OptionList.svelte";
import { Room } from "../src/table/room.svelte";
import { option, table, view } from "./samples";

function sit(change: Partial<TableView>): { room: Room; asking: Asking } {
  const room = new Room("t");
  room.hear(table(change));
  return { room, asking: new Asking(room) };
}

const one = view({ kind: "one", least: 1, most: 1, none: false }, [
  option(1, "seat:1"),
  option(2, "seat:1"),
  option(3, "seat:0"),
]);
const many = view({ kind: "many", least: 1, most: 2, none: false }, [option(1)], [option(1), option(2), option(2)]);
const sent = vi.fn<(input: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  settings.confirm = "warned";
  sent.mockReset();
  sent.mockResolvedValue(Response.json(table({ version: 2, asked: [1] })));
  vi.stubGlobal("fetch", sent);
});

const bodyOf = (call: number): unknown => JSON.parse(String(sent.mock.calls[call]?.[1].body));

test("an answer names the version it answers", async () => {
  const { room, asking } = sit({ view: one });
  asking.choose(3);
  await vi.waitFor(() => expect(room.table?.version).toBe(2));
  expect(bodyOf(0)).toEqual({ version: 1, seat: 0, codes: [3], many: false });
  expect(asking.active).toBe(false);
});

test("of a thing the player is shown what can be done with it", () => {
  const { asking } = sit({ view: one });
  asking.choose("seat:1");
  expect(asking.among.map((each) => each.code)).toEqual([1, 2]);
  asking.choose("seat:0");
  expect(asking.among.map((each) => each.code)).toEqual([3]);
  expect(sent).not.toHaveBeenCalled();
  asking.take(3);
  expect(sent).toHaveBeenCalledOnce();
});

test("what loses something is asked about, whatever the settings", () => {
  const { asking } = sit({ view: view(one.question!.pick, [option(PASS), { ...option(7), loss: true }]) });
  asking.choose(7);
  expect(asking.doubt?.options.map((each) => each.code)).toEqual([7]);
  expect(sent).not.toHaveBeenCalled();
});

test("giving up the game is no answer: the menu has it, and asks first", () => {
  const up = { ...option(9), loss: true, resigns: true };
  const { asking } = sit({ view: view(one.question!.pick, [option(PASS), up]) });
  expect(asking.offers.map((each) => each.option.code)).toEqual([PASS]);
  asking.choose(9);
  expect(asking.doubt).toBeNull();
  asking.resign();
  expect(asking.doubt?.codes).toEqual([9]);
  expect(sent).not.toHaveBeenCalled();
  void asking.send([9]);
  expect(bodyOf(0)).toEqual({ version: 1, seat: 0, codes: [9], many: false });
});

test("only passing is left where nothing is secret about it", () => {
  const passing = view(one.question!.pick, [option(PASS)]);
  expect(sit({ view: passing }).asking.onlyPass).toBe(true);
  const secret = { ...passing, question: { ...passing.question!, secret: true } };
  expect(sit({ view: secret }).asking.onlyPass).toBe(false);
});

test("a warning asks first, and so does the setting", () => {
  const { asking } = sit({ view: one, warned: [{ code: 3, warnings: [{ id: "wasteful" }] }] });
  asking.choose(3);
  expect(asking.doubt?.warnings).toEqual([{ id: "wasteful" }]);
  settings.confirm = "always";
  asking.choose(1);
  expect(asking.doubt?.codes).toEqual([1]);
  expect(sent).not.toHaveBeenCalled();
});

test("a set is gathered in the list and sent whole", async () => {
  const { asking } = sit({ view: many });
  render(OptionList, { asking });
  expect(asking.ready).toBe(false);
  await fireEvent.click(screen.getByText("option-2"));
  await fireEvent.click(screen.getByText("option-2"));
  expect(screen.getByText("2/2")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText(/web-one-less/));
  expect(asking.picked).toEqual([2]);
  asking.confirm();
  expect(bodyOf(0)).toEqual({ version: 1, seat: 0, codes: [2], many: true });
});

test("a late answer shows the table as it stands", async () => {
  const fresh = table({ version: 9, asked: [1] });
  sent.mockResolvedValue(Response.json({ status: 409, detail: "late", incident: "", table: fresh }, { status: 409 }));
  const { room, asking } = sit({ view: one });
  asking.choose(3);
  await vi.waitFor(() => expect(room.table?.version).toBe(9));
});

test("what is picked stays while others commit, and a late commitment that still holds is sent again", async () => {
  const offer = view({ kind: "commit", least: 2, most: 2, none: false }, [option(1)], [option(1), option(2)]);
  const { room, asking } = sit({ view: offer, asked: [0, 1] });
  const key = asking.key;
  asking.choose(1);
  room.hear(table({ version: 2, view: offer, asked: [0] }));
  expect(asking.key).toBe(key);
  asking.choose(2);
  const fresh = table({ version: 3, view: offer });
  sent.mockResolvedValueOnce(
    Response.json({ status: 409, detail: "late", incident: "", table: fresh }, { status: 409 }),
  );
  asking.confirm();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(bodyOf(1)).toEqual({ version: 3, seat: 0, codes: [1, 2], many: true });
});

test("nobody answers for another, nor while the device is being passed", () => {
  expect(sit({ view: one, asked: [1] }).asking.active).toBe(false);
  const shared = sit({ view: one, mine: [0, 1] });
  expect(shared.room.covered).toBe(true);
  expect(shared.asking.offers).toEqual([]);
});

test("after a lost answer the table is asked for, and shows that the answer was taken", async () => {
  notices.length = 0;
  const { room, asking } = sit({ view: one });
  sent.mockRejectedValueOnce(new TypeError("the network is gone"));
  asking.choose(3);
  await vi.waitFor(() => expect(room.table?.version).toBe(2));
  expect(sent.mock.calls[1]?.[0]).toBe("/api/v1/tables/t?since=1");
  expect(sent).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(asking.busy).toBe(false));
  expect(notices).toEqual([]);
});

test("an answer that did not arrive is asked for again, and not sent again unasked", async () => {
  notices.length = 0;
  const { asking } = sit({ view: one });
  sent.mockResolvedValueOnce(Response.json({ detail: "storage" }, { status: 503 }));
  sent.mockResolvedValueOnce(Response.json(table({ view: one })));
  asking.choose(3);
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  expect(sent).toHaveBeenCalledTimes(2);
  expect(asking.active).toBe(true);
});

test("a commitment that others overtook while its reply got lost is still the player's", async () => {
  notices.length = 0;
  const { room, asking } = sit({ view: many });
  sent.mockRejectedValueOnce(new TypeError("the network is gone"));
  sent.mockResolvedValueOnce(Response.json(table({ version: 3, view: many, answered: { codes: [1] } })));
  void asking.send([1]);
  await vi.waitFor(() => expect(room.table?.version).toBe(3));
  expect(notices).toEqual([]);
});
