/** When a service answers a company's telephone: always, while the company is closed, or at hours of its own. */
import * as z from "zod/mini";
import { OPENING_HOUR_PATTERN } from "../text/patterns.ts";
import { minutesOf, type Span } from "./model.ts";

export const ANSWERING_MODES = ["always", "closed", "own"] as const;
export type AnsweringMode = (typeof ANSWERING_MODES)[number];

/** `week` counts for the mode `own` only: seven days, Monday first, each with one span or none. */
export type AnsweringHours = { mode: AnsweringMode; week: (Span | null)[] };

const time = z.pipe(
  z.string().check(z.regex(OPENING_HOUR_PATTERN, "Bitte geben Sie eine Uhrzeit wie 08:00 an.")),
  z.transform((text: string) => text.padStart(5, "0")),
);
const span = z.object({ from: time, to: time }).check(
  z.refine(({ from, to }) => minutesOf(from) < minutesOf(to), {
    path: ["to"],
    error: "Das Ende liegt vor dem Beginn.",
  }),
);

export const answeringHours = z
  .object({
    mode: z.enum(ANSWERING_MODES, "Bitte wählen Sie aus der Liste."),
    week: z.array(z.nullable(span)).check(z.length(7, "Bitte geben Sie alle sieben Tage an.")),
  })
  .check(
    z.refine(({ mode, week }) => mode !== "own" || week.some((day) => day !== null), {
      path: ["mode"],
      error: "Bitte geben Sie mindestens einen Tag an, oder wählen Sie eine andere Möglichkeit.",
    }),
  );

export const alwaysAnswering = (): AnsweringHours => ({ mode: "always", week: Array.from({ length: 7 }, () => null) });
