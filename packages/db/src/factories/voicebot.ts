import { alwaysAnswering } from "@portal/contract/opening-hours/answering-hours";
import type { Insertable, Kysely, Selectable } from "kysely";
import { demoSound } from "../demo/demo-sound.ts";
import type { Database, VoicebotCallTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Inserts a call that a company's voicebot answered; it is open and has no recording. The product is apart. */
export function aBotCall(
  db: Kysely<Database>,
  columns: Partial<Insertable<VoicebotCallTable>> & { company_id: number },
): Promise<Selectable<VoicebotCallTable>> {
  return db
    .insertInto("voicebot_calls")
    .values({
      external_id: uniqueKey("B"),
      called_at: new Date(),
      seconds: 48,
      caller_name: "Maria Klein",
      phone: "0221 445566",
      summary: "Fragt nach den Öffnungszeiten am Samstag.",
      transcript: JSON.stringify([{ speaker: "caller", text: "Haben Sie am Samstag offen?" }]),
      outcome: "answered",
      reported_at: new Date(),
      done_at: null,
      recording: null,
      recording_type: null,
      consent_at: null,
      delete_on: null,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The columns of a call whose caller let it be recorded: half a second of sound. */
export const withRecording = (deleteOn: string) => ({
  recording: demoSound(),
  recording_type: "audio/wav" as const,
  consent_at: new Date(),
  delete_on: deleteOn,
});

/** Inserts how the voicebot answers for a company. */
export async function voicebotSettingsOf(db: Kysely<Database>, companyId: number): Promise<void> {
  await db
    .insertInto("voicebot_settings")
    .values({
      company_id: companyId,
      greeting: "Hier ist Dachdeckerei Brandt.",
      forward_to: "",
      hours: JSON.stringify(alwaysAnswering()),
      tasks: ["message"],
      answers: ["openingHours"],
      asks_to_record: false,
      absence_from: null,
      absence_to: null,
      version: 1,
      changed_at: new Date(),
    })
    .execute();
}
