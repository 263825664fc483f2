/**
 * Opening hours in schema.org's terms. A span that ends before it begins continues into the next day, as in our model.
 * A closed day is open from midnight to midnight of the same instant; a whole day ends a minute before midnight.
 */
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type DayHours, hoursOfDay, type OpeningHours, type Span } from "@portal/contract/opening-hours/model";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const MIDNIGHT = "00:00";
const CLOSED: Span = { from: MIDNIGHT, to: MIDNIGHT };

type Specification = Readonly<Record<string, unknown>>;

const specification = ({ opens, closes, ...when }: Record<string, unknown>): Specification => ({
  "@type": "OpeningHoursSpecification",
  ...when,
  opens,
  closes,
});

const isWholeDay = ({ from, to }: Span): boolean => from === MIDNIGHT && to === MIDNIGHT;

const timesOf = (span: Span) => ({ opens: span.from, closes: isWholeDay(span) ? "23:59" : span.to });
const closedTimes = { opens: CLOSED.from, closes: CLOSED.to };

const timesOfSpans = (spans: readonly Span[]) => (spans.length === 0 ? [closedTimes] : spans.map(timesOf));

/** A day by appointment only is neither open nor closed, so it is left out. */
const timesOfDay = ({ spans, byAppointment }: DayHours) =>
  spans.length === 0 && byAppointment ? [] : timesOfSpans(spans);

/** Days of equal times are one specification. A week without any hours does not mean that every day is closed. */
function weekly(week: readonly DayHours[]): Specification[] {
  if (week.every(({ spans }) => spans.length === 0)) return [];
  const days = new Map<string, string[]>();
  for (const [index, day] of week.entries()) {
    for (const times of timesOfDay(day)) {
      const key = JSON.stringify(times);
      days.set(key, [...(days.get(key) ?? []), `https://schema.org/${WEEKDAYS[index]}`]);
    }
  }
  return [...days].map(([times, dayOfWeek]) =>
    specification({ dayOfWeek, ...(JSON.parse(times) as Record<string, string>) }),
  );
}

/** The days on which another special day or closure begins to apply, or none any more, in order. */
function changesOf(hours: OpeningHours): Day[] {
  const { specialDays, temporarilyClosed: closure } = hours;
  const stretches = [...specialDays, ...(closure === null ? [] : [{ from: closure.from, to: closure.until }])];
  const bounds = stretches.flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]));
  return [...new Set(bounds)].toSorted().filter((day) => {
    const [before, now] = [hoursOfDay(hours, addDays(day, -1)), hoursOfDay(hours, day)];
    return before.special !== now.special || before.closure !== now.closure;
  });
}

/**
 * Special days and the closure as stretches of days that never overlap: `hoursOfDay` says which of them applies, as it
 * does for "open now".
 */
function exceptions(hours: OpeningHours, today: Day): Specification[] {
  const changes = changesOf(hours);
  return changes.flatMap((validFrom, index) => {
    const next = changes[index + 1];
    const { special, closure, spans } = hoursOfDay(hours, validFrom);
    const validThrough = next === undefined ? undefined : addDays(next, -1);
    if ((special === null && closure === null) || (validThrough !== undefined && validThrough < today)) return [];
    const when = validThrough === undefined ? { validFrom } : { validFrom, validThrough };
    return timesOfSpans(spans).map((times) => specification({ ...when, ...times }));
  });
}

/** The week, and the special days and the temporary closure that are not over. `today`: a day in Berlin. */
export const openingHoursSpecification = (hours: OpeningHours, today: Day): Specification[] => [
  ...weekly(hours.week),
  ...exceptions(hours, today),
];
