/** Finds the companies that rows refer to. */
import type { ImportRowOf } from "@portal/contract/import";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { rejected, type Sourced, type Verdict } from "./verdict.ts";

/** `createdAtLine` is there for companies that a row of the same batch made: earlier rows can't refer to them. */
type Company = { id: number; name: string; createdAtLine?: number };

/** Companies by external id. */
export type CompanyReferences = Map<string, Company>;

/** Looks companies up by external id, those included that were made a moment ago in this transaction. */
export async function findCompanies(
  trx: Transaction<Database>,
  externalIds: Iterable<string>,
  companies: readonly Sourced<ImportRowOf<"company">>[],
  verdicts: readonly Verdict[],
): Promise<CompanyReferences> {
  const names = [...new Set(externalIds)];
  if (names.length === 0) return new Map();
  const found = await trx
    .selectFrom("companies")
    .select(["id", "external_id", "name"])
    .where((where) => where("external_id", "=", where.fn.any(where.val(names))))
    .execute();
  const references: CompanyReferences = new Map(found.map(({ external_id, id, name }) => [external_id, { id, name }]));
  companies.forEach(({ row, line }, index) => {
    const reference = references.get(row.external_id);
    if (reference && verdicts[index]?.outcome === "created") reference.createdAtLine = line;
  });
  return references;
}

/** The company a row may refer to, or why it may not. */
export function companyOf(
  references: CompanyReferences,
  externalId: string,
  line: number,
  field = "company",
): { company: Company } | { refusal: Verdict } {
  const company = references.get(externalId);
  if (!company || (company.createdAtLine !== undefined && company.createdAtLine > line)) {
    return { refusal: rejected(field, `Die Firma ${externalId} gibt es nicht. Sie muss vor dieser Zeile stehen.`) };
  }
  return { company };
}
