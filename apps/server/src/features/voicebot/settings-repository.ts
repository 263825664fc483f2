/** SQL of how the voicebot answers. */
import type { AnsweringHours } from "@portal/contract/opening-hours/answering-hours";
import type { BotAnswer, BotTask, VoicebotSettings } from "@portal/contract/voicebot/settings";
import { statement } from "@portal/db/statement";
import type { Db } from "../../platform/phone/call-repository.ts";
import type { AccountScope } from "../../platform/session/session.ts";

export type SettingsRow = {
  greeting: string;
  forward_to: string;
  hours: AnsweringHours;
  tasks: BotTask[];
  answers: BotAnswer[];
  asks_to_record: boolean;
  absence_from: string | null;
  absence_to: string | null;
  version: number;
};
const COLUMNS = "greeting, forward_to, hours, tasks, answers, asks_to_record, absence_from, absence_to, version";

const ofCompany = statement<SettingsRow, [companyId: number]>(
  `select ${COLUMNS} from voicebot_settings where company_id = $1`,
);
export const findSettings = async (db: Db, { companyId }: AccountScope): Promise<SettingsRow | undefined> =>
  (await ofCompany(db, companyId))[0];

type Saved = [
  companyId: number,
  version: number,
  greeting: string,
  forwardTo: string,
  hours: string,
  tasks: BotTask[],
  answers: BotAnswer[],
  asksToRecord: boolean,
  now: Date,
];
// The version in the where clause lets exactly one of two parallel saves through.
const save = statement<SettingsRow, Saved>(`
  update voicebot_settings
  set greeting = $3, forward_to = $4, hours = $5, tasks = $6, answers = $7, asks_to_record = $8,
      version = version + 1, changed_at = $9
  where company_id = $1 and version = $2 returning ${COLUMNS}`);
export const saveSettings = async (
  db: Db,
  { companyId }: AccountScope,
  wanted: Omit<VoicebotSettings, "absence">,
  now: Date,
): Promise<SettingsRow | undefined> =>
  (
    await save(
      db,
      companyId,
      wanted.version,
      wanted.greeting,
      wanted.forwardTo,
      JSON.stringify(wanted.hours),
      wanted.tasks,
      wanted.answers,
      wanted.asksToRecord,
      now,
    )
  )[0];

/** Whether the provider has set the voicebot up for the company. */
export const isVoicebotSetUp = async (db: Db, scope: AccountScope): Promise<boolean> =>
  (await findSettings(db, scope)) !== undefined;
