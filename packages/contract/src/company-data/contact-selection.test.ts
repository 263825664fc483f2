import fc from "fast-check";
import { expect, test } from "vitest";
import { CONTACT_ROLES, type ContactPerson } from "../account/calls.ts";
import { selectContact } from "./contact-selection.ts";

const contact = (
  name: string,
  roles: ContactPerson["roles"],
  Email: string | null = "a@firma.example",
  isDummy__c = false,
) => ({
  name,
  roles,
  Email,
  isDummy__c,
});
const recipient = contact("Recipient", ["Recipient"]);
const director = contact("Director", ["Director"]);
const employee = contact("Employee", ["Employee"]);
const dummy = contact("Dummy", [], "service@firma.example", true);

test.each<[string, ReturnType<typeof contact>[], string | undefined]>([
  ["the recipient comes first, whatever the order", [dummy, employee, director, recipient], "Recipient"],
  ["without a recipient the director", [dummy, employee, director], "Director"],
  ["without these an employee", [dummy, employee], "Employee"],
  ["without these the dummy", [dummy], "Dummy"],
  ["the first of several", [recipient, contact("Zweite", ["Recipient"])], "Recipient"],
  ["one person with two roles", [director, contact("Beides", ["Employee", "Recipient"])], "Beides"],
  [
    "without an e-mail address nobody counts",
    [contact("Stumm", ["Recipient"], null), contact("Leer", ["Director"], " "), employee],
    "Employee",
  ],
  ["a dummy's roles don't count", [contact("Dummy", ["Recipient"], "x@firma.example", true), employee], "Employee"],
  ["a dummy without an e-mail address is nobody", [contact("Dummy", [], null, true)], undefined],
  ["a person without a role is nobody", [contact("Ohne", [])], undefined],
  ["nobody", [], undefined],
])("%s", (_, contacts, name) => {
  expect(selectContact(contacts)?.name).toBe(name);
});

test("the chosen contact has an e-mail address, and no other contact has a better role", () => {
  const person = fc.record({
    name: fc.string(),
    roles: fc.subarray([...CONTACT_ROLES]),
    Email: fc.constantFrom(null, "", " ", "a@firma.example", "b@firma.example"),
    isDummy__c: fc.boolean(),
  });
  const rank = ({ roles, Email, isDummy__c }: Pick<ContactPerson, "roles" | "Email" | "isDummy__c">): number => {
    if (Email === null || Email.trim() === "") return Number.POSITIVE_INFINITY;
    if (isDummy__c) return 3;
    const best = ["Recipient", "Director", "Employee"].findIndex((role) => roles.some((one) => one === role));
    return best === -1 ? Number.POSITIVE_INFINITY : best;
  };
  fc.assert(
    fc.property(fc.array(person, { maxLength: 8 }), (people) => {
      const best = Math.min(...people.map(rank));
      const expected = Number.isFinite(best) ? people.find((one) => rank(one) === best) : undefined;
      expect(selectContact(people)).toBe(expected);
    }),
  );
});
