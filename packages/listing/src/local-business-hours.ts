/**
 * Opening hours in schema.org's terms. A span that ends before it begins continues into the next day, as in our model.
 * A closed day is open from midnight to midnight of the same instant; a whole day ends a minute before midnight.
 */
import type { Day } from "@portal/contract/time/berlin-time";
import type { DayHours, OpeningHours, Span } from "@portal/contract/opening-hours/model";

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

/** The week, the special days that are not over, and the temporary closure. `today`: a day in Berlin. */
export function openingHoursSpecification(
  { week, specialDays, temporarilyClosed: closure }: OpeningHours,
  today: Day,
): Specification[] {
  const special = specialDays
    .filter(({ to }) => to >= today)
    .flatMap(({ from, to, spans }) =>
      timesOfSpans(spans).map((times) => specification({ validFrom: from, validThrough: to, ...times })),
    );
  const isOver = closure === null || (closure.until !== null && closure.until < today);
  const closed = isOver
    ? []
    : [
        specification({
          validFrom: closure.from,
          ...(closure.until === null ? {} : { validThrough: closure.until }),
          ...closedTimes,
        }),
      ];
  return [...weekly(week), ...special, ...closed];
}
