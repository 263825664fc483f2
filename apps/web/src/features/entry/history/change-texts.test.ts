import type { EntryChange } from "@portal/contract/entry/history/calls";
import type { EntryField } from "@portal/contract/entry/parts";
import { expect, test } from "vitest";
import { fieldList, fieldsChangedSince, shownChange, undoneAmong } from "./change-texts.ts";

const change = (id: number, part: EntryChange["part"], ...fields: string[]): EntryChange => ({
  id,
  part,
  version: id,
  source: "owner",
  actorName: "Sabine Holt",
  changedAt: "2026-03-02T10:00:00.000Z",
  fields: fields.map((field) => ({ field: field as EntryField, before: "", after: "x" })),
  undoable: true,
  undoesChangeId: null,
  fromGoogle: false,
});

test("fieldsChangedSince counts only later changes of the same fields of the same part", () => {
  const [phone, both, fax] = [
    change(3, "companyData", "Phone"),
    change(2, "companyData", "Phone", "fax"),
    change(1, "companyData", "fax"),
  ];
  const changes = [change(4, "aboutUs", "text"), phone, both, fax];
  expect(fieldsChangedSince(both, changes)).toEqual(["Phone"]);
  expect(fieldsChangedSince(fax, changes)).toEqual(["fax"]);
  expect(fieldsChangedSince(phone, changes)).toEqual([]);
});

test("fieldList names fields in German", () => {
  expect(fieldList(["ShippingStreet", "Phone", "week.0"])).toBe("Straße und Hausnummer, Telefon und Montag");
  expect(fieldList(["unknown"])).toBe("unknown");
});

test("shownChange shows only what was removed from a list and added to it", () => {
  expect(shownChange(["Dach", "Fassade"], ["Dach", "Dämmung"])).toEqual({
    before: ["Fassade"],
    after: ["Dämmung"],
    isList: true,
  });
  expect(shownChange([], ["Dach"])).toEqual({ before: undefined, after: ["Dach"], isList: true });
  expect(shownChange(["Dach", "Fassade"], ["Fassade", "Dach"])).toEqual({
    before: ["Dach", "Fassade"],
    after: ["Fassade", "Dach"],
    isList: false,
  });
  expect(shownChange("", "030")).toEqual({ before: "", after: "030", isList: false });
});

test("shownChange of a photo with a new description shows the description, not the photo", () => {
  const [roof, team] = [
    { Url: "/media/roof", alt: "Dach" },
    { Url: "/media/team", alt: "" },
  ];
  const described = { ...team, alt: "Unser Team" };
  expect(shownChange([roof, team], [roof, described])).toEqual({ before: [team], after: [described], isList: false });
  expect(shownChange([roof, team], [described])).toEqual({ before: [roof, team], after: [described], isList: true });
});

test.each([
  [
    [
      [8, 7],
      [7, null],
    ],
    [7],
  ],
  [
    [
      [9, 8],
      [8, 7],
      [7, null],
    ],
    [8],
  ],
  [[[7, null]], []],
] as const)("undoneAmong %j is %j", (changes, undone) => {
  expect([...undoneAmong(changes.map(([id, undoesChangeId]) => ({ id, undoesChangeId })))]).toEqual(undone);
});
