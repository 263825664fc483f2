/** SQL of the voicebot's calls. Lists never read names or whole numbers. */
import type { BotOutcome, SpokenLine } from "@portal/contract/voicebot/calls";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;
export type BotCallRow = {
  id: number;
  called_at: Date;
  seconds: number;
  phone_start: string;
  summary: string;
  outcome: BotOutcome;
  done_at: Date | null;
  has_recording: boolean;
};
type State = "open" | "done" | "all";
export type BotFilter = { startDate: Day; endDate: Day; search: string; state: State };

/** The last four characters of a number stay hidden, and whatever a short number has. */
const COLUMNS = `id, called_at, seconds, left(phone, greatest(length(phone) - 4, 0)) as phone_start, summary, outcome,
         done_at, recording is not null as has_recording`;

type Filters = [companyId: number, from: Date, until: Date, state: State, pattern: string];
const FILTERED = `
  from voicebot_calls
  where company_id = $1 and called_at >= $2 and called_at < $3
    and ($4::text = 'all' or ($4::text = 'done') = (done_at is not null))
    and ($5::text = '' or summary ilike $5)`;

const readPage = statement<BotCallRow, [...Filters, limit: number, offset: number]>(
  `select ${COLUMNS} ${FILTERED} order by called_at desc, id desc limit $6 offset $7`,
);
const countAll = statement<{ total: number }, Filters>(`select count(*)::int as total ${FILTERED}`);

/** Escapes % and _, which are ordinary characters in a search. */
const patternOf = (search: string): string =>
  search === "" ? "" : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const instantsOf = ({ startDate, endDate }: { startDate: Day; endDate: Day }): [Date, Date] => [
  new Date(startOfBerlinDay(startDate)),
  new Date(startOfBerlinDay(addDays(endDate, 1))),
];
const filtersOf = ({ companyId }: AccountScope, filter: BotFilter): Filters => [
  companyId,
  ...instantsOf(filter),
  filter.state,
  patternOf(filter.search),
];

export const pageOfCalls = (
  db: Db,
  scope: AccountScope,
  { filter, limit, offset }: { filter: BotFilter; limit: number; offset: number },
): Promise<BotCallRow[]> => readPage(db, ...filtersOf(scope, filter), limit, offset);

export const countCalls = async (db: Db, scope: AccountScope, filter: BotFilter): Promise<number> =>
  (await countAll(db, ...filtersOf(scope, filter)))[0]?.total ?? 0;

type FigureRow = { calls: number; answered: number; noted: number; open: number };
const sums = statement<FigureRow, [companyId: number, from: Date, until: Date]>(`
  select count(*)::int as calls, count(*) filter (where outcome = 'answered')::int as answered,
         count(*) filter (where outcome in ('message', 'appointment'))::int as noted,
         count(*) filter (where done_at is null)::int as open
  from voicebot_calls where company_id = $1 and called_at >= $2 and called_at < $3`);
export const figuresOf = async (
  db: Db,
  { companyId }: AccountScope,
  days: { startDate: Day; endDate: Day },
): Promise<FigureRow> =>
  (await sums(db, companyId, ...instantsOf(days)))[0] ?? { calls: 0, answered: 0, noted: 0, open: 0 };

const oldest = statement<{ called_at: Date }, [companyId: number]>(
  "select called_at from voicebot_calls where company_id = $1 order by called_at limit 1",
);
export const firstCallOf = async (db: Db, { companyId }: AccountScope): Promise<Date | undefined> =>
  (await oldest(db, companyId))[0]?.called_at;

type DetailRow = { id: number; transcript: SpokenLine[]; consent_at: Date | null; delete_on: Day | null };
const oneCall = statement<DetailRow, [companyId: number, id: number]>(`
  select id, transcript, case when recording is not null then consent_at end as consent_at,
         case when recording is not null then delete_on end as delete_on
  from voicebot_calls where company_id = $1 and id = $2`);
export const findCall = async (db: Db, { companyId }: AccountScope, id: number): Promise<DetailRow | undefined> =>
  (await oneCall(db, companyId, id))[0];

const caller = statement<{ caller_name: string; phone: string }, [companyId: number, id: number]>(
  "select caller_name, phone from voicebot_calls where company_id = $1 and id = $2",
);
export const findCaller = async (db: Db, { companyId }: AccountScope, id: number) =>
  (await caller(db, companyId, id))[0];

// A recording is not served on the day on which it is deleted, whenever the sweep comes.
const sound = statement<{ recording: string; recording_type: string }, [companyId: number, id: number, today: Day]>(`
  select recording, recording_type from voicebot_calls
  where company_id = $1 and id = $2 and recording is not null and delete_on > $3`);
export const findRecording = async (db: Db, { companyId }: AccountScope, id: number, today: Day) =>
  (await sound(db, companyId, id, today))[0];

const mark = statement<BotCallRow, [companyId: number, id: number, done: boolean, now: Date]>(`
  update voicebot_calls set done_at = case when $3 then coalesce(done_at, $4) end
  where company_id = $1 and id = $2 returning ${COLUMNS}`);
export const markCall = async (
  db: Db,
  { companyId }: AccountScope,
  { id, done, now }: { id: number; done: boolean; now: Date },
): Promise<BotCallRow | undefined> => (await mark(db, companyId, id, done, now))[0];

/** Deletes a batch of calls before an instant. */
export const deleteBefore = statement<{ id: number }, [before: Date]>(`
  delete from voicebot_calls where id = any (array
    (select id from voicebot_calls where called_at < $1 order by called_at limit ${SWEEP_BATCH}
     for update skip locked)) returning id`);

/** Deletes a batch of recordings whose day has come; the calls stay. */
export const deleteRecordings = statement<{ id: number }, [today: Day]>(`
  update voicebot_calls set recording = null, recording_type = null, consent_at = null, delete_on = null
  where id = any (array
    (select id from voicebot_calls where recording is not null and delete_on <= $1 order by delete_on
     limit ${SWEEP_BATCH} for update skip locked)) returning id`);
