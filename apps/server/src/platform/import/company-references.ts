/** The companies that rows refer to. */
import { rejected, type RowOutcome } from "./row-outcome.ts";

/** `createdAtLine`: a row of the same batch at this line creates the company, so rows before it may not refer to it. */
type Company = { id: number; createdAtLine?: number };

/** Companies by external id. */
export type CompanyReferences = Map<string, Company>;

export const missingCompany = (key: string): string =>
  `Die Firma ${key} gibt es nicht. Sie muss vor dieser Zeile stehen.`;

/** The company of this external id, or the refusal of the row that names it. */
export function companyOf(
  references: CompanyReferences,
  externalId: string,
  line: number,
  field = "company",
): { company: Company } | { refusal: RowOutcome } {
  const company = references.get(externalId);
  if (!company || (company.createdAtLine !== undefined && company.createdAtLine > line)) {
    return { refusal: rejected(field, missingCompany(externalId)) };
  }
  return { company };
}
