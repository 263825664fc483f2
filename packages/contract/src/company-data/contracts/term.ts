/**
 * When a contract ends, and by which day a cancellation must arrive. Pure: days in, days out.
 *
 * A term of n months that starts on a day ends on the day before the same day n months later (§ 188 BGB); where that
 * month is too short, on its last day. Terms follow each other without a gap and are counted from the first day, so the
 * end of a month does not drift. A cancellation is in time if its notice of n months, counted from the day after its
 * arrival, ends no later than the term.
 */
import type { Day } from "../../time/berlin-time.ts";
import { addDays } from "../../time/berlin-time.ts";

export type Term = {
  startedOn: Day;
  termMonths: number;
  /** 0: it ends with the first term. */
  renewalMonths: number;
  noticeMonths: number;
  /** The last day, if the provider has confirmed an end. */
  endedOn: Day | null;
};

export type ContractStatus = {
  /** `ending`: it runs and its last day is known. */
  state: "starting" | "running" | "ending" | "ended";
  /** Last day of the term that runs now; of the first one, if the contract starts later. */
  termEndsOn: Day;
  /** The last day: known, or the one that a cancellation today leads to. */
  endsOn: Day;
  /** The last day on which a cancellation still ends the contract on `endsOn`; null if nobody needs to cancel. */
  cancelBy: Day | null;
};

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const pad = (number: number, digits: number): string => String(number).padStart(digits, "0");
const dayOf = (year: number, month: number, date: number): Day => `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;

/** Year and month (1 to 12), so many months later. */
function monthLater(day: Day, months: number): { year: number; month: number } {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** The last day of a time of so many months that begins on `first`. */
export function lastDayOfMonths(first: Day, months: number): Day {
  const { year, month } = monthLater(first, months);
  const date = Number(first.slice(8));
  if (date === 1) return addDays(dayOf(year, month, 1), -1);
  return dayOf(year, month, Math.min(date - 1, daysInMonth(year, month)));
}

/** The latest day on which a cancellation may arrive, so that so many months lie between it and the end of `lastDay`. */
export function latestNotice(lastDay: Day, months: number): Day {
  const next = addDays(lastDay, 1);
  const { year, month } = monthLater(next, -months);
  const firstOfNotice = dayOf(year, month, Math.min(Number(next.slice(8)), daysInMonth(year, month)));
  return addDays(firstOfNotice, -1);
}

/** Ends of the terms, the first one first. */
function* termEnds({ startedOn, termMonths, renewalMonths }: Term): Generator<Day> {
  for (let months = termMonths; ; months += renewalMonths) {
    yield lastDayOfMonths(startedOn, months);
    if (renewalMonths === 0) return;
  }
}

/** The first end of a term that fits; the only one of a contract without renewal. */
function firstEnd(term: Term, fits: (lastDay: Day) => boolean): Day {
  let last = "";
  for (const end of termEnds(term)) {
    last = end;
    if (fits(end)) break;
  }
  return last;
}

/** What is true of a contract on a day. `cancelledTo`: last day by a cancellation of the company, null without one. */
export function contractStatus(term: Term, today: Day, cancelledTo: Day | null = null): ContractStatus {
  const termEndsOn = firstEnd(term, (end) => end >= today);
  const known = knownEnd(term, termEndsOn, cancelledTo);
  if (known !== null) {
    return { state: stateOf(term, today, known), termEndsOn, endsOn: known, cancelBy: null };
  }
  const endsOn = firstEnd(term, (end) => latestNotice(end, term.noticeMonths) >= today);
  return {
    state: stateOf(term, today, null),
    termEndsOn,
    endsOn,
    cancelBy: latestNotice(endsOn, term.noticeMonths),
  };
}

/** The earlier one of what the provider confirmed and the company declared. */
function knownEnd(term: Term, termEndsOn: Day, cancelledTo: Day | null): Day | null {
  const ends = [term.endedOn, cancelledTo, term.renewalMonths === 0 ? termEndsOn : null];
  return ends.filter((day) => day !== null).toSorted()[0] ?? null;
}

function stateOf(term: Term, today: Day, known: Day | null): ContractStatus["state"] {
  if (known !== null && known < today) return "ended";
  if (known !== null) return "ending";
  return term.startedOn > today ? "starting" : "running";
}
