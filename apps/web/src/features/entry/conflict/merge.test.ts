import { expect, test } from "vitest";
import { differencesOf, mergeChoices, sameValue, suggestedChoices } from "./merge.ts";

const base = { street: "Lindenstraße", phone: "030 23125100", email: "a@firma.example", specialties: ["Dach"] };

test("differencesOf lists only fields whose versions differ, with who changed them", () => {
  const mine = { ...base, street: "Hauptstraße", phone: "030 23125111" };
  const theirs = { ...base, phone: "030 23125222", email: "b@firma.example" };
  expect(differencesOf(base, mine, theirs)).toEqual([
    { field: "street", mine: "Hauptstraße", theirs: "Lindenstraße", changedBy: "me" },
    { field: "phone", mine: "030 23125111", theirs: "030 23125222", changedBy: "both" },
    { field: "email", mine: "a@firma.example", theirs: "b@firma.example", changedBy: "them" },
  ]);
});

test("differencesOf ignores a change that both made", () => {
  const both = { ...base, specialties: ["Dach", "Fassade"] };
  expect(differencesOf(base, both, { ...both, specialties: ["Dach", "Fassade"] })).toEqual([]);
});

test("suggestedChoices keep each person's own changes, and mine if both changed a field", () => {
  const mine = { ...base, street: "Hauptstraße", phone: "030 23125111" };
  const theirs = { ...base, phone: "030 23125222", email: "b@firma.example" };
  const choices = suggestedChoices(differencesOf(base, mine, theirs));
  expect(choices).toEqual({ street: "mine", phone: "mine", email: "theirs" });
  expect(mergeChoices(mine, theirs, choices)).toEqual({ ...mine, email: "b@firma.example" });
});

test("choosing theirs for every field gives their version", () => {
  const mine = { ...base, street: "Hauptstraße" };
  const theirs = { ...base, email: "b@firma.example" };
  expect(mergeChoices(mine, theirs, { street: "theirs", email: "theirs" })).toEqual(theirs);
});

test("sameValue ignores the order of keys", () => {
  expect(sameValue({ from: "08:00", to: "12:00" }, { to: "12:00", from: "08:00" })).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
});
