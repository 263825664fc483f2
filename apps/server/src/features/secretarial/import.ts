/** Rows of the import that bring the secretarial service's settings and calls. */
import { alwaysAnswering, answeringHours } from "@portal/contract/opening-hours/answering-hours";
import { GREETING_CHARACTERS } from "@portal/contract/phone/settings";
import { CALL_OUTCOMES, CALLER_NOTE_CHARACTERS } from "@portal/contract/secretarial/calls";
import { VACATION_NOTE_CHARACTERS, vacationProblem } from "@portal/contract/secretarial/settings";
import { instant, key, oneLine, oneLineOf } from "@portal/contract/text/one-line";
import { paragraphsOf } from "@portal/contract/text/text-fields";
import type { Database } from "@portal/db/rows";
import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";
import { changedColumns } from "../../platform/import/synchronise.ts";
import { exportedAbsences } from "../../platform/phone/next-absence.ts";

const phone = oneLine(40);
const day = z.optional(z.nullable(z.iso.date("ist kein Tag wie 2026-03-01.")));

const settingsRow = z
  .strictObject({
    type: z.literal("secretarial_settings"),
    company: key,
    service_number: oneLineOf(1, 40),
    greeting: z.optional(paragraphsOf(GREETING_CHARACTERS)),
    forward_to: z.optional(phone),
    hours: z.optional(answeringHours),
    vacation_start: day,
    vacationEndDate: day,
    vacation_note: z.optional(paragraphsOf(VACATION_NOTE_CHARACTERS)),
    absences: exportedAbsences,
    /** When this was set. What the company saved later stays. */
    changed: instant,
  })
  .check(({ value: { vacation_start: from, vacationEndDate: to }, issues }) => {
    const problem = vacationProblem({ vacationStartDate: from ?? null, vacationEndDate: to ?? null });
    if (problem === undefined) return;
    const path = [problem.field === "vacationStartDate" ? "vacation_start" : problem.field];
    issues.push({ code: "custom", input: from, path, message: problem.message });
  });

export const secretarialSettingsKind = importKind({
  type: "secretarial_settings",
  row: settingsRow,
  nameField: "company",
  keyOf: ({ company }) => company,
  refersTo: ["company"],
  table: importTable({
    name: "secretarial_settings",
    key: ["company_id"],
    columns: (row: z.output<typeof settingsRow>) => {
      const columns: Partial<Selectable<Database["secretarial_settings"]>> = {
        service_number: row.service_number,
        changed_at: toDate(row.changed),
      };
      if (row.greeting !== undefined) columns.greeting = row.greeting;
      if (row.forward_to !== undefined) columns.forward_to = row.forward_to;
      if (row.hours !== undefined) columns.hours = row.hours;
      if (row.vacation_start !== undefined) columns.vacation_from = row.vacation_start;
      if (row.vacationEndDate !== undefined) columns.vacation_to = row.vacationEndDate;
      if (row.vacation_note !== undefined) columns.vacation_note = row.vacation_note;
      return columns;
    },
    defaults: () => ({
      greeting: "",
      forward_to: "",
      hours: alwaysAnswering(),
      vacation_from: null,
      vacation_to: null,
      vacation_note: "",
      version: 1,
    }),
    reconcile: (wanted, stored, row) => {
      // The number is the provider's, whatever the company saved since.
      const newer = toDate(row.changed) > stored.changed_at ? wanted : { service_number: row.service_number };
      return changedColumns(stored, newer).length === 0 ? newer : { ...newer, version: stored.version + 1 };
    },
  }),
});

const LONGEST_SECONDS = 86_400;

const callRow = z.strictObject({
  type: z.literal("secretarial_call"),
  external_id: key,
  company: key,
  at: instant,
  name: z.optional(oneLine(200)),
  caller_company: z.optional(oneLine(200)),
  phone: z.optional(phone),
  concern: z.optional(paragraphsOf(2000)),
  outcome: z.enum(CALL_OUTCOMES),
  wants_callback: z.optional(z.boolean()),
  seconds: z.optional(z.int().check(z.gte(0, "darf nicht negativ sein."), z.lte(LONGEST_SECONDS, "ist zu groß."))),
  /** When the provider reported it. Of two deliveries of a call the later report holds. */
  reported: instant,
  /** Taken for new calls only; afterwards they are the company's. */
  done: z.optional(z.nullable(instant)),
  note: z.optional(paragraphsOf(CALLER_NOTE_CHARACTERS)),
});

export const secretarialCallKind = importKind({
  type: "secretarial_call",
  row: callRow,
  nameField: "external_id",
  refersTo: ["company"],
  announces: "calls",
  table: importTable({
    name: "secretarial_calls",
    key: ["company_id", "external_id"],
    columns: (row: z.output<typeof callRow>) => ({
      external_id: row.external_id,
      called_at: toDate(row.at),
      caller_name: row.name ?? "",
      caller_company: row.caller_company ?? "",
      phone: row.phone ?? "",
      concern: row.concern ?? "",
      outcome: row.outcome,
      wants_callback: row.wants_callback ?? false,
      seconds: row.seconds ?? 0,
      reported_at: toDate(row.reported),
    }),
    defaults: (_named, row) => ({ done_at: toDate(row.done ?? null), note: row.note ?? "" }),
    reconcile: (wanted, stored, row) => (toDate(row.reported) <= stored.reported_at ? {} : wanted),
  }),
});
