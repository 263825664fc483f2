import type { Invitation } from "@portal/contract/company-data/people/calls";
import { expect, test } from "vitest";
import { nameOf, RIGHT_OPTIONS, invitationText } from "./people-texts.ts";

test.each([
  [{ name: "Anna", login: "a@k.example", user_id: 7 }, "Anna"],
  [{ name: "", login: "a@k.example", user_id: 7 }, "a@k.example"],
  [{ name: "", login: "", user_id: 7 }, "Person 7"],
])('nameOf(%j) is "%s"', (person, name) => expect(nameOf(person)).toBe(name));

test("RIGHT_OPTIONS begin with the right that allows least", () => {
  expect(RIGHT_OPTIONS.map(({ value }) => value)).toEqual(["read", "editor", "owner"]);
});

const invitation = { takenBy: "b@k.example", byProvider: false } as Invitation;
test.each([
  ["open", "Unterwegs"],
  ["pending", "Bitte prüfen"],
  ["held", "Angehalten"],
  ["expired", "Abgelaufen"],
] as const)("an invitation that is %s says %s", (status, label) => {
  const text = invitationText({ ...invitation, status });
  expect(text.label).toBe(label);
  if (status === "pending") expect(text.text).toContain("b@k.example");
});
