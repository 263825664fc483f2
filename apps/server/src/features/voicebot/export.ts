/** Rows of the export that hold the voicebot's settings and calls. */
import type { Database } from "@portal/db/rows";
import { type Selectable, sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";
import { absencesAsJson, type ExportedAbsence } from "../../platform/phone/next-absence.ts";

export const voicebotSettingsExport = exportKind(
  "voicebot_settings",
  sql<Selectable<Database["voicebot_settings"]> & { company: string; absences: ExportedAbsence[] }>`
      select c.external_id as company, s.*, ${absencesAsJson("voicebot")} as absences
      from voicebot_settings s join companies c on c.id = s.company_id
      order by c.external_id collate "C"`,
  (row) => ({
    company: row.company,
    greeting: row.greeting,
    forward_to: row.forward_to,
    hours: row.hours,
    tasks: row.tasks,
    answers: row.answers,
    asks_to_record: row.asks_to_record,
    absence_start: row.absence_from,
    absence_end: row.absence_to,
    absences: row.absences,
    changed: instantText(row.changed_at),
  }),
);

export const voicebotCallExport = exportKind(
  "voicebot_call",
  sql<Selectable<Database["voicebot_calls"]> & { company: string }>`
      select c.external_id as company, k.* from voicebot_calls k join companies c on c.id = k.company_id
      order by c.external_id collate "C", k.external_id collate "C"`,
  (row) => ({
    external_id: row.external_id,
    company: row.company,
    at: instantText(row.called_at),
    seconds: row.seconds,
    name: row.caller_name,
    phone: row.phone,
    summary: row.summary,
    transcript: row.transcript,
    outcome: row.outcome,
    reported: instantText(row.reported_at),
    done: instantText(row.done_at),
    recording:
      row.recording === null
        ? null
        : {
            type: row.recording_type,
            sound: row.recording,
            consent: instantText(row.consent_at),
            delete_on: row.delete_on,
          },
  }),
);
