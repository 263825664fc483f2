/** Rows of the export that hold the secretarial service's settings and calls. */
import type { Database } from "@portal/db/rows";
import { type Selectable, sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";
import { absencesAsJson, type ExportedAbsence } from "../../platform/phone/next-absence.ts";

export const secretarialSettingsExport = exportKind(
  "secretarial_settings",
  sql<Selectable<Database["secretarial_settings"]> & { company: string; absences: ExportedAbsence[] }>`
      select c.external_id as company, s.*, ${absencesAsJson("secretarial")} as absences
      from secretarial_settings s join companies c on c.id = s.company_id
      order by c.external_id collate "C"`,
  (row) => ({
    company: row.company,
    service_number: row.service_number,
    greeting: row.greeting,
    forward_to: row.forward_to,
    hours: row.hours,
    vacation_start: row.vacation_from,
    vacationEndDate: row.vacation_to,
    vacation_note: row.vacation_note,
    absences: row.absences,
    changed: instantText(row.changed_at),
  }),
);

export const secretarialCallExport = exportKind(
  "secretarial_call",
  sql<Selectable<Database["secretarial_calls"]> & { company: string }>`
      select c.external_id as company, k.* from secretarial_calls k join companies c on c.id = k.company_id
      order by c.external_id collate "C", k.external_id collate "C"`,
  (row) => ({
    external_id: row.external_id,
    company: row.company,
    at: instantText(row.called_at),
    name: row.caller_name,
    caller_company: row.caller_company,
    phone: row.phone,
    concern: row.concern,
    outcome: row.outcome,
    wants_callback: row.wants_callback,
    seconds: row.seconds,
    reported: instantText(row.reported_at),
    done: instantText(row.done_at),
    note: row.note,
  }),
);
