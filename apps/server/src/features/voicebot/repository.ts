/** SQL of the voicebot's calls. Lists never read names or whole numbers. */
import type { BotOutcome, SpokenLine } from "@portal/contract/voicebot/calls";
import type { Day } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { callRepository, type Db } from "../../platform/phone/call-repository.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

export type BotCallRow = {
  id: number;
  called_at: Date;
  seconds: number;
  phone_start: string;
  summary: string;
  outcome: BotOutcome;
  done_at: Date | null;
  has_recording: boolean;
  lead_id: number | null;
};

/** The last four characters of a number stay hidden, and whatever a short number has. */
const COLUMNS = `id, called_at, seconds, left(phone, greatest(length(phone) - 4, 0)) as phone_start, summary, outcome,
         done_at, recording is not null as has_recording,
         (select l.id from leads l where l.voicebot_call_id = voicebot_calls.id) as lead_id`;

export const botCalls = callRepository<BotCallRow, "calls" | "answered" | "noted">({
  table: "voicebot_calls",
  columns: COLUMNS,
  searchedText: "summary",
  // A search for digits would tell what the list hides.
  searchedDigits: "''",
  waits: "outcome in ('message', 'appointment')",
  figures: {
    calls: "true",
    answered: "outcome = 'answered'",
    noted: "outcome in ('message', 'appointment')",
  },
});

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

/** Deletes a batch of recordings whose day has come; the calls stay. */
export const deleteRecordings = statement<{ id: number }, [today: Day]>(`
  update voicebot_calls set recording = null, recording_type = null, consent_at = null, delete_on = null
  where id = any (array
    (select id from voicebot_calls where recording is not null and delete_on <= $1 order by delete_on
     limit ${SWEEP_BATCH} for update skip locked)) returning id`);

type CallWords = { name: string; phone: string; text: string; calledAt: Date };
const words = statement<CallWords, [companyId: number, id: number]>(`
  select caller_name as name, phone, summary as text, called_at as "calledAt"
  from voicebot_calls where company_id = $1 and id = $2`);
/** Who called and why, for a lead. It shows the caller, so whoever asks writes the audit line. */
export const voicebotCallOf = async (db: Db, { companyId }: AccountScope, id: number): Promise<CallWords | undefined> =>
  (await words(db, companyId, id))[0];
