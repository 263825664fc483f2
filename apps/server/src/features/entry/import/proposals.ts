/** What an import would have written into parts that their owner saved: it waits in the portal until the owner decides. */
import type { EntryPart } from "@portal/contract/entry/parts";
import type { Database } from "@portal/db/rows";
import { sql, type Transaction } from "kysely";
import { columnsOf, type Columns, type Difference, type EntryRow } from "../columns.ts";
import type { EntryColumns } from "./entry-columns.ts";

/** The columns of a part that a row names: those that differ are proposed, the others are not waiting any more. */
export type Proposal = { company_id: number; part: EntryPart; named: string[]; proposed: Columns };

export function proposalOf(
  part: EntryPart,
  before: EntryRow,
  wanted: EntryColumns,
  difference: Difference | null,
): Proposal {
  const named = columnsOf(part).filter((column) => column in wanted);
  return { company_id: before.company_id, part, named, proposed: difference?.after ?? {} };
}

const records = (proposals: readonly Proposal[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(proposals)}::jsonb)
    as wanted(company_id bigint, part text, named text[], proposed jsonb)`;

/**
 * Files differences, one row a company and part. A newer value takes the place of an older one of the same column,
 * columns that the row doesn't name stay, and what differs no longer goes. A value that was refused and comes again as
 * it was is left refused.
 */
export async function fileProposals(
  trx: Transaction<Database>,
  proposals: readonly Proposal[],
  now: Date,
): Promise<void> {
  const named = proposals.filter((proposal) => proposal.named.length > 0);
  if (named.length === 0) return;
  await sql`
    insert into import_differences as waiting (company_id, part, proposed, proposed_at)
    select company_id, part, proposed, ${now} from ${records(named)} where proposed <> '{}'
    on conflict (company_id, part) do nothing`.execute(trx);
  await sql`
    update import_differences waiting
    set proposed = (waiting.proposed - wanted.named) || wanted.proposed, proposed_at = ${now}
    from ${records(named)}
    where waiting.company_id = wanted.company_id and waiting.part = wanted.part
      and waiting.proposed is distinct from (waiting.proposed - wanted.named) || wanted.proposed`.execute(trx);
  await sql`
    delete from import_differences waiting using ${records(named)}
    where waiting.company_id = wanted.company_id and waiting.part = wanted.part and waiting.proposed = '{}'`.execute(
    trx,
  );
}
