/** SQL of import differences: what an import proposed for parts that belong to the owner. */
import type { EntryPart } from "@portal/contract/entry/parts";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import type { Columns } from "../columns.ts";

type Db = Kysely<Database>;

export type ProposalRow = {
  part: EntryPart;
  proposed: Columns;
  proposed_at: Date;
  /** Refused values by field name on the wire. */
  refused: Record<string, unknown>;
};

const readProposals = statement<ProposalRow, [companyId: number]>(`
  select part, proposed, proposed_at, refused from import_differences where company_id = $1`);

/** All proposals of a company, including those that no longer differ. */
export const findProposals = (db: Db, scope: AccountScope): Promise<ProposalRow[]> =>
  readProposals(db, scope.companyId);

const lockOne = statement<ProposalRow, [companyId: number, part: string]>(`
  select part, proposed, proposed_at, refused from import_differences
  where company_id = $1 and part = $2 for update`);

/** Locks the proposal of a part until the transaction ends. */
export const lockProposal = async (db: Db, scope: AccountScope, part: EntryPart): Promise<ProposalRow | undefined> =>
  (await lockOne(db, scope.companyId, part))[0];

const writeRefused = statement<never, [companyId: number, part: string, refused: string]>(`
  update import_differences set refused = $3::jsonb where company_id = $1 and part = $2`);

export const saveRefused = (
  db: Db,
  scope: AccountScope,
  part: EntryPart,
  refused: Record<string, unknown>,
): Promise<never[]> => writeRefused(db, scope.companyId, part, JSON.stringify(refused));
