import type { Invitation } from "@portal/contract/company-data/people/calls";
import { expect, test } from "vitest";
import { nameOf, RIGHT_OPTIONS, standingWords } from "./people-words.ts";

test.each([
  [{ name: "Anna", login: "a@k.example", user_id: 7 }, "Anna"],
  [{ name: "", login: "a@k.example", user_id: 7 }, "a@k.example"],
  [{ name: "", login: "", user_id: 7 }, "Person 7"],
])("%j is called %s", (person, name) => expect(nameOf(person)).toBe(name));

test("the right that allows least stands first", () => {
  expect(RIGHT_OPTIONS.map(({ value }) => value)).toEqual(["read", "editor", "owner"]);
});

const invitation = { takenBy: "b@k.example", byProvider: false } as Invitation;
test.each([
  ["open", "Unterwegs"],
  ["pending", "Bitte prüfen"],
  ["held", "Angehalten"],
  ["expired", "Abgelaufen"],
] as const)("an invitation that is %s says %s", (standing, label) => {
  const words = standingWords({ ...invitation, standing });
  expect(words.label).toBe(label);
  if (standing === "pending") expect(words.text).toContain("b@k.example");
});
