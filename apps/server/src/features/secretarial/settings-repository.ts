/** SQL of how the secretarial service answers. */
import type { AnsweringHours } from "@portal/contract/opening-hours/answering-hours";
import type { SecretarialSettings } from "@portal/contract/secretarial/settings";
import { statement } from "@portal/db/statement";
import type { Db } from "../../platform/phone/call-repository.ts";
import type { AccountScope } from "../../platform/session/session.ts";

/** What a company saves. */
export type SavedSettings = Omit<SecretarialSettings, "serviceNumber" | "absence">;

export type SettingsRow = {
  service_number: string;
  greeting: string;
  forward_to: string;
  hours: AnsweringHours;
  vacation_from: string | null;
  vacation_to: string | null;
  vacation_note: string;
  version: number;
};
const COLUMNS = "service_number, greeting, forward_to, hours, vacation_from, vacation_to, vacation_note, version";

const ofCompany = statement<SettingsRow, [companyId: number]>(
  `select ${COLUMNS} from secretarial_settings where company_id = $1`,
);
export const findSettings = async (db: Db, { companyId }: AccountScope): Promise<SettingsRow | undefined> =>
  (await ofCompany(db, companyId))[0];

type Saved = [
  companyId: number,
  version: number,
  greeting: string,
  forwardTo: string,
  hours: string,
  from: string | null,
  to: string | null,
  note: string,
  now: Date,
];
// The version in the where clause lets exactly one of two parallel saves through.
const save = statement<SettingsRow, Saved>(`
  update secretarial_settings
  set greeting = $3, forward_to = $4, hours = $5, vacation_from = $6, vacation_to = $7, vacation_note = $8,
      version = version + 1, changed_at = $9
  where company_id = $1 and version = $2 returning ${COLUMNS}`);
export const saveSettings = async (
  db: Db,
  { companyId }: AccountScope,
  wanted: SavedSettings,
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
      wanted.vacationStartDate,
      wanted.vacationEndDate,
      wanted.vacationNote,
      now,
    )
  )[0];

/** Whether the provider has set the service up for the company. */
export const isSecretarialSetUp = async (db: Db, scope: AccountScope): Promise<boolean> =>
  (await findSettings(db, scope)) !== undefined;
