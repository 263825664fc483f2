/** SQL of the secretarial service's calls. */
import type { SecretarialCallTable } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Selectable } from "kysely";
import { callRepository, type Db } from "../../platform/phone/call-repository.ts";
import type { AccountScope } from "../../platform/session/session.ts";

export type CallerRow = Omit<Selectable<SecretarialCallTable>, "company_id" | "external_id" | "reported_at"> & {
  lead_id: number | null;
};

const COLUMNS = `id, called_at, caller_name, caller_company, phone, concern, outcome, wants_callback, seconds, done_at,
         note, (select l.id from leads l where l.secretarial_call_id = secretarial_calls.id) as lead_id`;

export const callers = callRepository<CallerRow, "calls" | "connected" | "messages">({
  table: "secretarial_calls",
  columns: COLUMNS,
  searchedText: "concat_ws(' ', caller_name, caller_company, concern, note)",
  searchedDigits: String.raw`regexp_replace(phone, '\D', '', 'g')`,
  waits: "(wants_callback or outcome in ('message', 'appointment'))",
  figures: {
    calls: "true",
    connected: "outcome = 'connected'",
    messages: "outcome in ('message', 'appointment')",
  },
});

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

type CallWords = { name: string; phone: string; text: string; calledAt: Date };
const words = statement<CallWords, [companyId: number, id: number]>(`
  select coalesce(nullif(caller_name, ''), caller_company) as name, phone, concern as text, called_at as "calledAt"
  from secretarial_calls where company_id = $1 and id = $2`);
/** Who called and why, for a lead. */
export const secretarialCallOf = async (
  db: Db,
  { companyId }: AccountScope,
  id: number,
): Promise<CallWords | undefined> => (await words(db, companyId, id))[0];
