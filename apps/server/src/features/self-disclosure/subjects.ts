/** Everything that is stored about a company, in the order of the page. */
import { BUSINESS_SUBJECTS } from "./sections/business.ts";
import { COMPANY_SUBJECTS } from "./sections/company.ts";
import { OUTSIDE_SUBJECTS } from "./sections/outside.ts";
import { PEOPLE_SUBJECTS } from "./sections/people.ts";
import { RECORD_SUBJECTS } from "./sections/record.ts";
import type { Subject } from "./subject.ts";

export const SUBJECTS: readonly Subject[] = [
  ...COMPANY_SUBJECTS,
  ...BUSINESS_SUBJECTS,
  ...OUTSIDE_SUBJECTS,
  ...PEOPLE_SUBJECTS,
  ...RECORD_SUBJECTS,
];

/** Tables that refer to companies and say nothing that the subjects don't, with the reason. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  external_grants: "somebody who is at the consent page of a service: gone within minutes, whatever comes of it",
  sessions: "an agent's session names the company for an hour at most; the visit with its reason is disclosed",
};
