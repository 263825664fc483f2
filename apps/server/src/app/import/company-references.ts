/** The companies that rows refer to. */
import { rejected, type Verdict } from "./verdict.ts";

/** `createdAtLine` is there for companies that a row of the same batch made: earlier rows can't refer to them. */
type Company = { id: number; name: string; createdAtLine?: number };

/** Companies by external id. */
export type CompanyReferences = Map<string, Company>;

export const missingCompany = (key: string): string =>
  `Die Firma ${key} gibt es nicht. Sie muss vor dieser Zeile stehen.`;

/** The company a row may refer to, or why it may not. */
export function companyOf(
  references: CompanyReferences,
  externalId: string,
  line: number,
  field = "company",
): { company: Company } | { refusal: Verdict } {
  const company = references.get(externalId);
  if (!company || (company.createdAtLine !== undefined && company.createdAtLine > line)) {
    return { refusal: rejected(field, missingCompany(externalId)) };
  }
  return { company };
}
