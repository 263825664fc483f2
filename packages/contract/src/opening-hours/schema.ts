/** Parses opening hours from a form or file, and from the database. `model.ts` has the types, without zod. */
import * as z from "zod/mini";
import { isDay } from "../time/berlin-time.ts";
import {
  emptyOpeningHours,
  MAX_CLOSURE_NOTE_CHARACTERS,
  MAX_SPANS_PER_DAY,
  MAX_SPECIAL_DAY_LABEL_CHARACTERS,
  MAX_SPECIAL_DAYS,
  type OpeningHours,
} from "./model.ts";
import { lineOf } from "../text/text-fields.ts";
import { checkOpeningHours } from "./rules.ts";
import { timeRefusal } from "./refusal.ts";
import { OPENING_HOUR_PATTERN } from "../text/patterns.ts";

export type { DayHours, OpeningHours, Span, SpecialDay, TemporaryClosure } from "./model.ts";

const time = z.pipe(
  z.string().check(z.regex(OPENING_HOUR_PATTERN, { error: ({ input }) => timeRefusal(String(input)) })),
  z.transform((text: string) => text.padStart(5, "0")),
);
const day = z.string().check(z.refine(isDay, "Bitte geben Sie ein gültiges Datum ein."));
const spans = z
  .array(z.object({ from: time, to: time }))
  .check(z.maxLength(MAX_SPANS_PER_DAY, `Höchstens ${MAX_SPANS_PER_DAY} Zeiten an einem Tag.`));

type Texts = { label: z.ZodMiniType<string>; note: z.ZodMiniType<string> };

const shapeWith = ({ label, note }: Texts) =>
  z.object({
    week: z
      .array(z.object({ spans, byAppointment: z.boolean() }))
      .check(z.length(7, "Bitte geben Sie alle sieben Tage an.")),
    specialDays: z
      .array(z.object({ from: day, to: day, label, spans }))
      .check(z.maxLength(MAX_SPECIAL_DAYS, `Höchstens ${MAX_SPECIAL_DAYS} besondere Tage.`)),
    temporarilyClosed: z.nullable(z.object({ from: day, until: z.nullable(day), note })),
  });

const shape = shapeWith({
  label: lineOf(MAX_SPECIAL_DAY_LABEL_CHARACTERS),
  note: lineOf(MAX_CLOSURE_NOTE_CHARACTERS),
});

// Accepts stored texts unchanged: a later rule must not make earlier hours unreadable.
const storedShape = shapeWith({ label: z.string(), note: z.string() });

/**
 * Opening hours from outside: shape, limits and the rules of `checkOpeningHours`, each error with a German message and
 * the field's path. Times with one digit (`8:00`) become `08:00`.
 */
export const openingHoursSchema = shape.check((context) => {
  // The rules need days and times that exist.
  if (context.issues.length > 0) return;
  for (const { path, message } of checkOpeningHours(context.value)) {
    context.issues.push({ code: "custom", message, path, input: context.value });
  }
});

/** Opening hours from the database. Unreadable ones count as none given. */
export const readOpeningHours = (stored: unknown): OpeningHours => {
  const read = storedShape.safeParse(stored);
  return read.success ? read.data : emptyOpeningHours();
};
