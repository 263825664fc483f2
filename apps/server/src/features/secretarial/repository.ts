/** SQL of the secretarial service's calls. */
import type { CallerState } from "@portal/contract/secretarial/calls";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database, SecretarialCallTable } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Selectable } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;
export type CallerRow = Omit<Selectable<SecretarialCallTable>, "company_id" | "external_id" | "reported_at">;

export type CallerFilter = { startDate: Day; endDate: Day; search: string; state: CallerState };

const COLUMNS = `id, called_at, caller_name, caller_company, phone, concern, outcome, wants_callback, seconds, done_at,
         note`;

type Filters = [companyId: number, from: Date, until: Date, state: CallerState, pattern: string, digits: string];
// Digits are compared without blanks and without the leading zero or country code.
const FILTERED = `
  from secretarial_calls
  where company_id = $1 and called_at >= $2 and called_at < $3
    and ($4::text = 'all' or ($4::text = 'done') = (done_at is not null))
    and ($5::text = '' or concat_ws(' ', caller_name, caller_company, concern, note) ilike $5
         or ($6::text <> '' and regexp_replace(phone, '\\D', '', 'g') like $6))`;

const readPage = statement<CallerRow, [...Filters, limit: number, offset: number]>(
  `select ${COLUMNS} ${FILTERED} order by called_at desc, id desc limit $7 offset $8`,
);
const countAll = statement<{ total: number }, Filters>(`select count(*)::int as total ${FILTERED}`);

/** Escapes % and _, which are ordinary characters in a search. */
const patternOf = (search: string): string =>
  search === "" ? "" : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** At least three digits: fewer match nearly every number. */
function digitsOf(search: string): string {
  const digits = search
    .replace(/^\s*(?:\+|00)49/, "")
    .replaceAll(/\D/g, "")
    .replace(/^0/, "");
  return digits.length >= 3 && /^[\d\s()/+-]*$/.test(search) ? `%${digits}%` : "";
}

/** The instants at which a period of Berlin days begins and ends. */
const instantsOf = ({ startDate, endDate }: { startDate: Day; endDate: Day }): [Date, Date] => [
  new Date(startOfBerlinDay(startDate)),
  new Date(startOfBerlinDay(addDays(endDate, 1))),
];

const filtersOf = ({ companyId }: AccountScope, filter: CallerFilter): Filters => [
  companyId,
  ...instantsOf(filter),
  filter.state,
  patternOf(filter.search),
  digitsOf(filter.search),
];

export const pageOfCallers = (
  db: Db,
  scope: AccountScope,
  { filter, limit, offset }: { filter: CallerFilter; limit: number; offset: number },
): Promise<CallerRow[]> => readPage(db, ...filtersOf(scope, filter), limit, offset);

export const countCallers = async (db: Db, scope: AccountScope, filter: CallerFilter): Promise<number> =>
  (await countAll(db, ...filtersOf(scope, filter)))[0]?.total ?? 0;

export type FigureRow = { calls: number; connected: number; messages: number; open: number };
const sums = statement<FigureRow, [companyId: number, from: Date, until: Date]>(`
  select count(*)::int as calls, count(*) filter (where outcome = 'connected')::int as connected,
         count(*) filter (where outcome in ('message', 'appointment'))::int as messages,
         count(*) filter (where done_at is null)::int as open
  from secretarial_calls where company_id = $1 and called_at >= $2 and called_at < $3`);
export const figuresOf = async (
  db: Db,
  { companyId }: AccountScope,
  days: { startDate: Day; endDate: Day },
): Promise<FigureRow> =>
  (await sums(db, companyId, ...instantsOf(days)))[0] ?? { calls: 0, connected: 0, messages: 0, open: 0 };

const oldest = statement<{ called_at: Date }, [companyId: number]>(
  "select called_at from secretarial_calls where company_id = $1 order by called_at limit 1",
);
export const firstCallOf = async (db: Db, { companyId }: AccountScope): Promise<Date | undefined> =>
  (await oldest(db, companyId))[0]?.called_at;

const change = statement<
  CallerRow,
  [companyId: number, id: number, done: boolean | null, note: string | null, now: Date]
>(`
  update secretarial_calls
  set done_at = case when $3::boolean is null then done_at when $3 then coalesce(done_at, $5) end,
      note = coalesce($4, note)
  where company_id = $1 and id = $2 returning ${COLUMNS}`);
export const changeCaller = async (
  db: Db,
  { companyId }: AccountScope,
  { id, done, note, now }: { id: number; done?: boolean | undefined; note?: string | undefined; now: Date },
): Promise<CallerRow | undefined> => (await change(db, companyId, id, done ?? null, note ?? null, now))[0];

/** Deletes a batch of calls before an instant. */
export const deleteBefore = statement<{ id: number }, [before: Date]>(`
  delete from secretarial_calls where id = any (array
    (select id from secretarial_calls where called_at < $1 order by called_at limit ${SWEEP_BATCH}
     for update skip locked)) returning id`);
