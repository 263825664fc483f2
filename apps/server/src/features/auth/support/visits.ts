/** Visits of customer care in a company, each with what changed during it. */
import type { SupportVisit } from "@portal/contract/auth/support/calls";
import { type EntryPart, PARTS } from "@portal/contract/entry/parts";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { CHANGE_TEXTS } from "../../../platform/change-texts.ts";
import { shownName } from "../../../platform/session/shown-login.ts";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;
export type VisitRow = {
  id: number;
  company_id: number;
  agent_user_id: number | null;
  agent: string;
  reason: string;
  started_at: Date;
  ends_at: Date;
};

const COLUMNS = `v.id, v.company_id, v.agent_user_id, coalesce(nullif(u.display_name, ''), u.login, '') as agent,
  v.reason, v.started_at, v.ends_at`;
const newestVisits = statement<VisitRow, [companyId: number]>(`
  select ${COLUMNS} from support_visits v left join users u on u.id = v.agent_user_id
  where v.company_id = $1 order by v.id desc limit 20`);
const visitById = statement<VisitRow & { company: string }, [id: number]>(`
  select ${COLUMNS}, c.display_name as company
  from support_visits v join companies c on c.id = v.company_id left join users u on u.id = v.agent_user_id
  where v.id = $1`);

/** Changes that are looked through; of more, a visit's list is incomplete. */
const MOST_CHANGES = 500;
type Change = { by: number | null; what: string; at: Date };
const entryChanges = statement<Change, [companyId: number, since: Date, until: Date]>(`
  select agent_user_id as by, part as what, changed_at as at from entry_changes
  where company_id = $1 and changed_at >= $2 and changed_at <= $3 and source = 'support'
  order by id desc limit ${MOST_CHANGES}`);
const loggedChanges = statement<Change, [companyId: number, since: Date, until: Date, actions: string[]]>(`
  select agent_user_id as by, action as what, at from audit_log
  where company_id = $1 and at >= $2 and at <= $3 and agent_user_id is not null and outcome = 'done'
    and action = any ($4::text[])
  order by id desc limit ${MOST_CHANGES}`);

/** The latest 20 visits. */
export async function visitsOf(db: Db, scope: AccountScope): Promise<SupportVisit[]> {
  const rows = await newestVisits(db, scope.companyId);
  const changesOf = await changesDuring(db, rows);
  return rows.map((row) => ({
    id: row.id,
    agent: shownName(scope, row.agent),
    reason: row.reason,
    startedAt: row.started_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    changes: changesOf(row),
  }));
}

/** One visit with its changes, for the mail about it; undefined if the company is gone. */
export async function finishedVisit(db: Db, id: number) {
  const [row] = await visitById(db, id);
  if (row === undefined) return undefined;
  return { ...row, changes: (await changesDuring(db, [row]))(row) };
}

/** Reads the changes of all visits of one company at once, and returns which belong to a visit, in German. */
async function changesDuring(db: Db, visits: readonly VisitRow[]): Promise<(visit: VisitRow) => string[]> {
  const [first] = visits;
  if (first === undefined) return () => [];
  const since = new Date(Math.min(...visits.map(({ started_at: at }) => at.getTime())));
  const until = new Date(Math.max(...visits.map(({ ends_at: at }) => at.getTime())));
  const [inEntry, logged] = await Promise.all([
    entryChanges(db, first.company_id, since, until),
    loggedChanges(db, first.company_id, since, until, Object.keys(CHANGE_TEXTS)),
  ]);
  const changes = [
    ...inEntry.map((change) => ({ ...change, text: `Eintrag: ${PARTS[change.what as EntryPart].label}` })),
    ...logged.map((change) => ({ ...change, text: CHANGE_TEXTS[change.what] ?? "" })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return ({ agent_user_id: agent, started_at: from, ends_at: end }) => {
    // An agent who comes back within the hour ends the earlier visit.
    const later = visits.filter((other) => other.agent_user_id === agent && other.started_at > from);
    const to = new Date(Math.min(end.getTime(), ...later.map(({ started_at: at }) => at.getTime())));
    return [...new Set(changes.filter(({ by, at }) => by === agent && at >= from && at <= to).map(({ text }) => text))];
  };
}
