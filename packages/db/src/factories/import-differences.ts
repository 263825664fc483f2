import type { Kysely } from "kysely";
import type { Database } from "../rows.ts";

type Difference = {
  company_id: number;
  part: string;
  /** Columns of the part as the provider's data would have them. */
  proposed: Record<string, unknown>;
  proposed_at?: Date;
  /** Fields of the wire with the value that was refused. */
  refused?: Record<string, unknown>;
};

/** Stores an import's proposal for a part that its owner saved; replaces an earlier proposal. */
export async function anImportDifference(
  db: Kysely<Database>,
  { company_id, part, proposed, proposed_at = new Date(), refused }: Difference,
): Promise<void> {
  const values = { proposed: JSON.stringify(proposed), proposed_at };
  await db
    .insertInto("import_differences")
    .values({ company_id, part, ...values, refused: JSON.stringify(refused ?? {}) })
    .onConflict((conflict) => conflict.columns(["company_id", "part"]).doUpdateSet(values))
    .execute();
}
