/** What statements about opening hours mean together: a later one replaces, adds to or takes from earlier ones. */
import { MINUTES_PER_DAY, type Span, timeOf } from "@portal/contract/opening-hours/model";
import type { Effect, Statement, Times } from "./statements.ts";
import { ALL_DAYS } from "./tokens.ts";

/** Spans of seven days, Monday first. */
export type WeekSpans = Span[][];

/** Minutes after midnight; `end` exceeds 1440 where the hours continue into the next day. */
type Range = { start: number; end: number };

const NOON = 12 * 60;
/** A morning ends and an afternoon begins around noon. */
const [MORNING_ENDS, AFTERNOON_BEGINS] = [14 * 60, NOON];
/** Hours into the next day that are longer are a mistake of the reading ("9-5"). */
const LONGEST_NIGHT = 15 * 60;
/** Shorter hours are no opening hours ("2025-2026"). */
const SHORTEST = 15;
const QUARTER = 15;

function rangeOfTimes({ start, end }: Times): Range | undefined {
  // Clocks end the day one minute before midnight, too.
  const until = end >= MINUTES_PER_DAY - 1 ? MINUTES_PER_DAY : end < start ? end + MINUTES_PER_DAY : end;
  const length = until - start;
  return length < SHORTEST || (until > MINUTES_PER_DAY && length > LONGEST_NIGHT) ? undefined : { start, end: until };
}

/** The ranges; undefined if one is impossible, or if they are not in their order. */
function ordered(times: readonly Times[]): Range[] | undefined {
  const ranges: Range[] = [];
  for (const one of times) {
    const range = rangeOfTimes(one);
    if (range === undefined || range.start < (ranges.at(-1)?.end ?? 0)) return undefined;
    ranges.push(range);
  }
  return ranges;
}

const isApart = (before: readonly Range[], after: readonly Range[]): boolean =>
  before.every((old) => after.every(({ start, end }) => start >= old.end || end <= old.start));

const isAfternoonAfter = (before: readonly Range[], after: readonly Range[]): boolean =>
  before.every(({ end }) => end <= MORNING_ENDS) && after.every(({ start }) => start >= AFTERNOON_BEGINS);

/** A pause splits the hours around it; undefined unless one span lasts before and after it. */
function withPause(day: readonly Range[], pause: Range): Range[] | undefined {
  const around = day.find(({ start, end }) => start < pause.start && pause.end < end);
  const isOnTheQuarter = pause.start % QUARTER === 0 && pause.end % QUARTER === 0;
  if (around === undefined || !isOnTheQuarter) return undefined;
  return day.flatMap((range) =>
    range === around
      ? [
          { start: range.start, end: pause.start },
          { start: pause.end, end: range.end },
        ]
      : [range],
  );
}

function withoutPart(day: readonly Range[], part: "morning" | "afternoon"): Range[] | undefined {
  const isMorning = ({ end }: Range) => end <= MORNING_ENDS;
  const isAfternoon = ({ start }: Range) => start >= AFTERNOON_BEGINS;
  if (!day.every((range) => isMorning(range) || isAfternoon(range))) return undefined;
  const rest = day.filter((range) => (part === "morning" ? isAfternoon(range) : isMorning(range)));
  return rest.length > 0 && rest.length < day.length ? rest : undefined;
}

/** What a text says about a week. */
export type ToldWeek = {
  week: WeekSpans;
  /** Weekdays that are open by appointment, Monday 0. */
  byAppointment: readonly number[];
  /** What the text says of public holidays; undefined if nothing. */
  holidays: Span[] | undefined;
};

/** A day that the text has named: its hours, and the days that were named together with it. */
type ToldDay = { hours: Range[]; together: readonly number[]; changes: number };

class Week {
  readonly days: (ToldDay | undefined)[] = ALL_DAYS.map(() => undefined);
  readonly byAppointment = new Set<number>();
  holidays: Range[] | undefined;

  /** False if nobody can know what the statement means after those before it. */
  apply({ days, effect }: Statement): boolean {
    if (days === null) return this.#applyToAll(effect);
    if (days.holiday && !this.#applyToHolidays(effect)) return false;
    return days.days.every((day) => this.#applyToDay(day, days.days, effect));
  }

  /** A pause of all days is one of each; it must fit all that last beyond it, and these must be alike. */
  #applyToAll(effect: Effect): boolean {
    if (effect.kind === "appointment") return !effect.only && this.#hoursOfAll().some((hours) => hours.length > 0);
    const pause = effect.kind === "pause" ? rangeOfTimes(effect.times) : undefined;
    if (pause === undefined) return false;
    const concerned = ALL_DAYS.filter((day) => this.days[day]?.hours.some(({ end }) => end > pause.start));
    const alike = new Set(concerned.map((day) => JSON.stringify(this.days[day]?.hours)));
    return alike.size === 1 && concerned.every((day) => this.#applyToDay(day, concerned, effect));
  }

  #hoursOfAll(): Range[][] {
    return this.days.map((day) => day?.hours ?? []);
  }

  #applyToHolidays(effect: Effect): boolean {
    if (this.holidays !== undefined) return false;
    if (effect.kind === "closed") this.holidays = [];
    else if (effect.kind === "open") this.holidays = ordered(effect.times);
    return this.holidays !== undefined;
  }

  #applyToDay(day: number, together: readonly number[], effect: Effect): boolean {
    const before = this.days[day];
    const hours = hoursAfter(before, together, effect);
    // A day that is changed twice contradicts itself; a pause only completes it.
    if (hours === undefined || (before !== undefined && before.changes > 0 && effect.kind !== "pause")) return false;
    if (effect.kind === "appointment") this.byAppointment.add(day);
    this.days[day] = {
      hours,
      together: before?.together ?? together,
      changes: before === undefined || effect.kind === "pause" ? 0 : before.changes + 1,
    };
    return true;
  }
}

/** The hours of a day after one more statement about it; undefined if nobody can know. */
function hoursAfter(before: ToldDay | undefined, together: readonly number[], effect: Effect): Range[] | undefined {
  const hours = before?.hours ?? [];
  switch (effect.kind) {
    case "open":
      return openAfter(before, together, effect);
    case "closed":
      return [];
    case "closed-part":
      return withoutPart(hours, effect.part);
    case "pause": {
      const pause = rangeOfTimes(effect.times);
      return pause && withPause(hours, pause);
    }
    case "appointment":
      return before === undefined && !effect.besides ? [] : undefined;
    case "until":
    case "from":
      return moved(hours, effect);
  }
}

function openAfter(
  before: ToldDay | undefined,
  together: readonly number[],
  { times, mode }: Extract<Effect, { kind: "open" }>,
): Range[] | undefined {
  const ranges = ordered(times);
  if (ranges === undefined || before === undefined) return ranges;
  const { hours, together: earlier } = before;
  const isFewer = together.length < earlier.length && together.every((day) => earlier.includes(day));
  const isMore = earlier.length < together.length && earlier.every((day) => together.includes(day));
  // "Mi geschlossen, Mo-Fr 9-18": the exception comes first.
  if (hours.length === 0) return isMore && mode === "unsaid" ? hours : undefined;
  const both = [...hours, ...ranges].toSorted((a, b) => a.start - b.start);
  if (mode === "also") return isApart(hours, ranges) ? both : undefined;
  if (isFewer) {
    if (mode === "only" || !isApart(hours, ranges)) return ranges;
    return together.length > 1 && isAfternoonAfter(hours, ranges) ? both : undefined;
  }
  const isSame = together.length === earlier.length && together.every((day) => earlier.includes(day));
  return isSame && mode === "unsaid" && isApart(hours, ranges) ? both : undefined;
}

/** "Fr bis 14 Uhr" moves one end of the hours that the day has. */
function moved(day: readonly Range[], effect: { kind: "until" | "from"; minutes: number }): Range[] | undefined {
  const [range] = day;
  if (range === undefined || day.length > 1) return undefined;
  const times = effect.kind === "until" ? { ...range, end: effect.minutes } : { ...range, start: effect.minutes };
  return times.start < times.end ? [times] : undefined;
}

const spanOf = ({ start, end }: Range): Span => ({ from: timeOf(start), to: timeOf(end) });

/** The week that the statements tell; undefined if they tell none or contradict each other. */
export function weekOf(statements: readonly Statement[]): ToldWeek | undefined {
  const told = new Week();
  if (!statements.every((statement) => told.apply(statement))) return undefined;
  const isTold = told.days.some((day) => (day?.hours.length ?? 0) > 0) || told.days.every((day) => day !== undefined);
  const isByAppointment = told.byAppointment.size > 0;
  if (!isTold && !isByAppointment) return undefined;
  return {
    week: told.days.map((day) => (day?.hours ?? []).map(spanOf)),
    byAppointment: [...told.byAppointment].toSorted((a, b) => a - b),
    holidays: told.holidays?.map(spanOf),
  };
}
