/** SQL of the history. */
import type { ChangeSource, HistoryFilter } from "@portal/contract/entry/history/calls";
import { addDays, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/parts";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import type { Columns } from "../columns.ts";

type Db = Kysely<Database>;

export type ChangeRow = {
  id: number;
  part: EntryPart;
  version: number;
  source: ChangeSource;
  /** Null: nobody of the company, or a person who is gone. */
  actor_login: string | null;
  actor_name: string | null;
  fields: string[];
  before: Columns;
  after: Columns;
  undoes_change_id: number | null;
  changed_at: Date;
  from_google: boolean;
  undoable: boolean;
};

const PARTS = ENTRY_PARTS.map((part) => `'${part}'`).join(", ");

type Filters = [source: string | null, part: string | null, from: Date | null, until: Date | null];

// $2: only ids below it, $3: maximum number of rows, $4: number of newest changes that can be undone. The others filter
// if given.
const readHistory = statement<
  ChangeRow,
  [companyId: number, before: number, limit: number, undoable: number, ...Filters]
>(`
  select h.id, h.part, h.version, h.source, h.fields, h.before, h.after, h.undoes_change_id, h.changed_at, h.from_google,
         case when h.source in ('owner', 'editor') then u.login end as actor_login, nullif(u.display_name, '') as actor_name,
         h.id >= coalesce((select id from entry_changes where company_id = $1 and part in (${PARTS})
                           order by id desc offset $4::int - 1 limit 1), 0) as undoable
  from entry_changes h left join users u on u.id = h.actor_user_id
  where h.company_id = $1 and h.id < $2 and h.part in (${PARTS})
    and ($5::text is null or h.source = $5) and ($6::text is null or h.part = $6)
    and ($7::timestamptz is null or h.changed_at >= $7) and ($8::timestamptz is null or h.changed_at < $8)
  order by h.id desc limit $3`);

const NEWEST = Number.MAX_SAFE_INTEGER;
const UNFILTERED: Filters = [null, null, null, null];

/** Berlin days as instants: from the start of the first day to the start of the day after the last. */
const filtersOf = ({ source, part, from, to }: HistoryFilter): Filters => [
  source ?? null,
  part ?? null,
  from === undefined ? null : new Date(startOfBerlinDay(from)),
  to === undefined ? null : new Date(startOfBerlinDay(addDays(to, 1))),
];

export type HistoryPage = { filter: HistoryFilter; before?: number | undefined; limit: number; undoable: number };

/** Changes of a company with ids below `before`, newest first. */
export const findChanges = (
  db: Db,
  scope: AccountScope,
  { filter, before = NEWEST, limit, undoable }: HistoryPage,
): Promise<ChangeRow[]> => readHistory(db, scope.companyId, before, limit, undoable, ...filtersOf(filter));

export const findChange = async (
  db: Db,
  scope: AccountScope,
  id: number,
  undoable: number,
): Promise<ChangeRow | undefined> => {
  const [row] = await readHistory(db, scope.companyId, id + 1, 1, undoable, ...UNFILTERED);
  return row?.id === id ? row : undefined;
};
