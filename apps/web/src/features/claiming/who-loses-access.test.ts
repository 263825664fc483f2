import type { CompanyPerson, Invitation } from "@portal/contract/company-data/people/calls";
import { describe, expect, test } from "vitest";
import { whoLosesAccess } from "./who-loses-access.ts";

const person = (given: Partial<CompanyPerson>): CompanyPerson => ({
  user_id: 5,
  name: "Erika Muster",
  login: "erika@firma.example",
  right: "editor",
  since: "2026-01-01T08:00:00.000Z",
  isMe: false,
  ...given,
});
const invitation = (given: Partial<Invitation>): Invitation => ({
  id: 1,
  email: "neu@kunde.example",
  right: "read",
  status: "open",
  takenBy: "",
  byProvider: false,
  invitedAt: "2026-01-01T08:00:00.000Z",
  expiresAt: "2026-01-15T08:00:00.000Z",
  ...given,
});

describe("who loses access when the entry is given back", () => {
  test("nobody, if the owner is alone", () =>
    expect(whoLosesAccess({ people: [person({ isMe: true, right: "owner" })], invitations: [] })).toEqual([]));

  test("other owners may read on, editors and readers are out, invitations end", () => {
    const people = [
      person({ isMe: true, right: "owner" }),
      person({ name: "", right: "read", login: "lese@firma.example" }),
      person({}),
      person({ name: "Zoe Zwei", login: "", right: "owner" }),
      person({ name: "", login: "", user_id: 9 }),
    ];
    const invitations = [
      invitation({}),
      invitation({ email: "wartet@kunde.example", status: "pending" }),
      invitation({ email: "alt@kunde.example", status: "expired" }),
      invitation({ email: "anbieter@kunde.example", byProvider: true }),
    ];
    expect(whoLosesAccess({ people, invitations })).toEqual([
      "Zoe Zwei kann nur noch lesen.",
      "lese@firma.example verliert den Zugriff.",
      "Erika Muster (erika@firma.example) verliert den Zugriff.",
      "Person 9 verliert den Zugriff.",
      "Die Einladung an neu@kunde.example gilt nicht mehr.",
      "Die Einladung an wartet@kunde.example gilt nicht mehr.",
    ]);
  });

  test.each([
    [9, 9, "Person 9 verliert den Zugriff."],
    [10, 9, "Außerdem 2 weitere Personen und Einladungen."],
    [100, 9, "Außerdem 92 weitere Personen und Einladungen."],
  ])("%i people make %i lines", (count, lines, last) => {
    const people = Array.from({ length: count }, (_, index) => person({ name: "", login: "", user_id: index + 1 }));
    const told = whoLosesAccess({ people, invitations: [] });
    expect([told.length, told.at(-1)]).toEqual([lines, last]);
  });
});
