/** Rows of the import that bring the voicebot's settings and calls. */
import { alwaysAnswering, answeringHours } from "@portal/contract/opening-hours/answering-hours";
import { GREETING_CHARACTERS } from "@portal/contract/phone/settings";
import { instant, key, oneLine } from "@portal/contract/text/one-line";
import { choicesOf, paragraphsOf } from "@portal/contract/text/text-fields";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { BOT_OUTCOMES, MOST_RECORDING_DAYS } from "@portal/contract/voicebot/calls";
import { BOT_ANSWERS, BOT_TASKS } from "@portal/contract/voicebot/settings";
import type { Database } from "@portal/db/rows";
import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";
import { changedColumns } from "../../platform/import/synchronise.ts";
import { exportedAbsences } from "../../platform/phone/next-absence.ts";
import { RECORDING_TYPES } from "./calls.ts";

const settingsRow = z.strictObject({
  type: z.literal("voicebot_settings"),
  company: key,
  greeting: z.optional(paragraphsOf(GREETING_CHARACTERS)),
  forward_to: z.optional(oneLine(40)),
  hours: z.optional(answeringHours),
  tasks: z.optional(choicesOf(BOT_TASKS)),
  answers: z.optional(choicesOf(BOT_ANSWERS)),
  asks_to_record: z.optional(z.boolean()),
  absence_start: z.optional(z.nullable(z.iso.date("ist kein Tag wie 2026-03-01."))),
  absence_end: z.optional(z.nullable(z.iso.date("ist kein Tag wie 2026-03-01."))),
  absences: exportedAbsences,
  /** When this was set. What the company saved later stays. */
  changed: instant,
});

export const voicebotSettingsKind = importKind({
  type: "voicebot_settings",
  row: settingsRow,
  nameField: "company",
  keyOf: ({ company }) => company,
  refersTo: ["company"],
  table: importTable({
    name: "voicebot_settings",
    key: ["company_id"],
    columns: (row: z.output<typeof settingsRow>) => {
      const columns: Partial<Selectable<Database["voicebot_settings"]>> = { changed_at: toDate(row.changed) };
      if (row.greeting !== undefined) columns.greeting = row.greeting;
      if (row.forward_to !== undefined) columns.forward_to = row.forward_to;
      if (row.hours !== undefined) columns.hours = row.hours;
      if (row.tasks !== undefined) columns.tasks = row.tasks;
      if (row.answers !== undefined) columns.answers = row.answers;
      if (row.asks_to_record !== undefined) columns.asks_to_record = row.asks_to_record;
      if (row.absence_start !== undefined) columns.absence_from = row.absence_start;
      if (row.absence_end !== undefined) columns.absence_to = row.absence_end;
      return columns;
    },
    defaults: () => ({
      greeting: "",
      forward_to: "",
      hours: alwaysAnswering(),
      tasks: ["message" as const],
      answers: [...BOT_ANSWERS],
      asks_to_record: false,
      absence_from: null,
      absence_to: null,
      version: 1,
    }),
    reconcile: (wanted, stored, row) => {
      if (toDate(row.changed) <= stored.changed_at) return {};
      return changedColumns(stored, wanted).length === 0 ? wanted : { ...wanted, version: stored.version + 1 };
    },
  }),
});

/** Half an hour of speech at 2 kB a second, as base64. */
const LONGEST_RECORDING = 700_000;
const LONGEST_SECONDS = 86_400;

const recording = z.strictObject({
  type: z.enum(RECORDING_TYPES),
  sound: z.base64("ist nicht in Base64.").check(z.minLength(4), z.maxLength(LONGEST_RECORDING, "ist zu groß.")),
  consent: instant,
  delete_on: z.iso.date("ist kein Tag wie 2026-03-01."),
});

const callRow = z
  .strictObject({
    type: z.literal("voicebot_call"),
    external_id: key,
    company: key,
    at: instant,
    seconds: z.optional(z.int().check(z.gte(0, "darf nicht negativ sein."), z.lte(LONGEST_SECONDS, "ist zu groß."))),
    name: z.optional(oneLine(200)),
    phone: z.optional(oneLine(40)),
    summary: z.optional(paragraphsOf(1000)),
    transcript: z.optional(
      z.array(z.strictObject({ speaker: z.enum(["bot", "caller"]), text: paragraphsOf(2000) })).check(z.maxLength(500)),
    ),
    outcome: z.enum(BOT_OUTCOMES),
    /** When the provider reported it. Of two deliveries of a call the later report holds. */
    reported: instant,
    /** Taken for new calls only; afterwards it is the company's. */
    done: z.optional(z.nullable(instant)),
    recording: z.optional(z.nullable(recording)),
  })
  .check(({ value: { at, recording: given }, issues }) => {
    if (typeof given?.delete_on !== "string" || typeof at !== "string" || Number.isNaN(Date.parse(at))) return;
    const latest = addDays(berlinDate(toDate(at).getTime()), MOST_RECORDING_DAYS);
    if (given.delete_on <= latest) return;
    const message = `liegt mehr als ${MOST_RECORDING_DAYS} Tage nach dem Anruf.`;
    issues.push({ code: "custom", input: given, path: ["recording", "delete_on"], message });
  });

export const voicebotCallKind = importKind({
  type: "voicebot_call",
  row: callRow,
  nameField: "external_id",
  refersTo: ["company"],
  announces: "calls",
  table: importTable({
    name: "voicebot_calls",
    key: ["company_id", "external_id"],
    columns: (row: z.output<typeof callRow>) => ({
      external_id: row.external_id,
      called_at: toDate(row.at),
      seconds: row.seconds ?? 0,
      caller_name: row.name ?? "",
      phone: row.phone ?? "",
      summary: row.summary ?? "",
      transcript: row.transcript ?? [],
      outcome: row.outcome,
      reported_at: toDate(row.reported),
      recording: row.recording?.sound ?? null,
      recording_type: row.recording?.type ?? null,
      consent_at: toDate(row.recording?.consent ?? null),
      delete_on: row.recording?.delete_on ?? null,
    }),
    defaults: (_named, row) => ({ done_at: toDate(row.done ?? null) }),
    reconcile: (wanted, stored, row) => (toDate(row.reported) <= stored.reported_at ? {} : wanted),
  }),
});
