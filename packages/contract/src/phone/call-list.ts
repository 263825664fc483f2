/** What the lists of answered calls share: those of the secretarial service and those of the voicebot. */
import * as z from "zod/mini";
import { lineOf } from "../text/text-fields.ts";
import type { Day } from "../time/berlin-time.ts";
import { checkRange, type Compared, dateRangeFields, type Period } from "../time/date-range.ts";

/** Months for which a call is kept. Callers are third persons. */
export const CALL_MONTHS = 24;
export const CALLS_PER_PAGE = 10;

export const CALL_STATES = ["open", "done", "all"] as const;
export type CallState = (typeof CALL_STATES)[number];

/** One page of calls, and sums of the range by outcome. */
export type CallList<Item, Figure extends string> = {
  range: Period;
  /** The newest first. */
  calls: Item[];
  /** Of the chosen state that match the search. */
  total: number;
  /** Calls of the range, without regard to search and state. */
  figures: Record<Figure, Compared> & { open: number };
  /** Days of the comparison; null if the first call came later. */
  comparedWith: Period | null;
  /** The day of the oldest call; null if there never was one. */
  firstDay: Day | null;
};

const filterFields = {
  startDate: dateRangeFields.startDate,
  endDate: dateRangeFields.endDate,
  search: z._default(lineOf(100), ""),
  state: z._default(z.enum(CALL_STATES, "Bitte wählen Sie aus der Liste."), "all"),
};

/** Range, search and state, for a file without pages. */
export const callFilterQuery = z.object(filterFields).check(checkRange);

/** The same with `page`, which counts from 1. */
export const callListQuery = z
  .object({
    ...filterFields,
    page: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")),
        z.transform((digits: string) => Number(digits)),
      ),
      1,
    ),
  })
  .check(checkRange);
