/** SQL of hints as a company sees them; their authors are not selected. */
import type { ContributionKind } from "@portal/contract/ugc/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;

export type HintRow = { id: number; kind: ContributionKind; text: string; created_at: Date };

/** Nobody reads through more; the provider works on the others. */
const MOST_HINTS = 50;

const readOpen = statement<HintRow, [companyId: number, since: Date]>(`
  select id, kind, text, created_at from contributions
  where company_id = $1 and state = 'new' and kind <> 'erasure' and created_at >= $2
  order by id desc limit ${MOST_HINTS}`);

export const findOpenHints = (db: Db, scope: AccountScope, since: Date): Promise<HintRow[]> =>
  readOpen(db, scope.companyId, since);

const lockOne = statement<HintRow, [companyId: number, id: number]>(`
  select id, kind, text, created_at from contributions
  where company_id = $1 and id = $2 and state = 'new' and kind <> 'erasure' for update`);

/** Locks an undecided hint until the transaction ends. */
export const lockHint = async (db: Db, scope: AccountScope, id: number): Promise<HintRow | undefined> =>
  (await lockOne(db, scope.companyId, id))[0];

const reopenOne = statement<{ id: number }, [companyId: number, id: number, since: Date]>(`
  update contributions set state = 'new', decided_at = null
  where company_id = $1 and id = $2 and state <> 'new' and kind <> 'erasure' and decided_at >= $3 returning id`);

/** False if the hint is open already, or was decided before `since`. */
export const reopenHint = async (db: Db, scope: AccountScope, id: number, since: Date): Promise<boolean> =>
  (await reopenOne(db, scope.companyId, id, since)).length > 0;
