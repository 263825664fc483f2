/** Which contact person of a company the portal shows (Specification §5 "Contact selection"). */
import type { CONTACT_ROLES, ContactPerson } from "../account/calls.ts";

type Candidate = Pick<ContactPerson, "roles" | "Email" | "isDummy__c">;

const PREFERENCE: readonly (typeof CONTACT_ROLES)[number][] = ["Recipient", "Director", "Employee"];

const hasEmail = ({ Email }: Candidate): boolean => Email !== null && Email.trim() !== "";

/**
 * The first contact with an e-mail address, by role: Recipient, Director, Employee, then a dummy contact; undefined if
 * there is none. A dummy is not a person, so its roles don't count.
 */
export const selectContact = <C extends Candidate>(contacts: readonly C[]): C | undefined => {
  const reachable = contacts.filter(hasEmail);
  const people = reachable.filter(({ isDummy__c }) => !isDummy__c);
  const byRole = PREFERENCE.map((role) => people.find(({ roles }) => roles.includes(role)));
  return byRole.find((contact) => contact !== undefined) ?? reachable.find(({ isDummy__c }) => isDummy__c);
};
