/** The rules for opening hours beyond their shape, with German messages at the field that breaks them. */
import { germanDay } from "../text/formats.ts";
import {
  lengthOfSpecialDay,
  MINUTES_PER_DAY,
  type OpeningHours,
  rangeOf,
  type Span,
  type SpecialDay,
} from "./model.ts";

/** `path` leads to the field in the hours, for example `["week", 0, "spans", 1, "from"]`. */
export type OpeningHoursIssue = { path: (string | number)[]; code: OpeningHoursIssueCode; message: string };

export type OpeningHoursIssueCode = "equal" | "order" | "overlap" | "overlap_next_day" | "range" | "special_overlap";

type Path = OpeningHoursIssue["path"];

const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
const MAX_SPECIAL_DAY_LENGTH = 366;

/** From midnight to midnight is the whole day. */
const checkSpan = (span: Span, path: Path): OpeningHoursIssue[] =>
  span.from === span.to && span.from !== "00:00"
    ? [
        {
          path: [...path, "to"],
          code: "equal",
          message: "Beginn und Ende sind gleich. Bitte geben Sie ein anderes Ende ein.",
        },
      ]
    : [];

/** Compares a span with the one before it on the same day. */
const checkNeighbours = (previous: Span, span: Span, path: Path): OpeningHoursIssue[] => {
  const before = rangeOf(previous);
  const { start } = rangeOf(span);
  if (start < before.start) {
    return [
      { path: [...path, "from"], code: "order", message: "Bitte tragen Sie die Zeiten in ihrer Reihenfolge ein." },
    ];
  }
  if (start < before.end) {
    const message = `Diese Zeit überschneidet sich mit ${previous.from} bis ${previous.to} Uhr.`;
    return [{ path: [...path, "from"], code: "overlap", message }];
  }
  return [];
};

const checkSpans = (spans: readonly Span[], path: Path): OpeningHoursIssue[] =>
  spans.flatMap((span, index) => {
    const at = [...path, index];
    const previous = spans[index - 1];
    const own = checkSpan(span, at);
    return own.length > 0 || !previous ? own : checkNeighbours(previous, span, at);
  });

/** The last span of a day if it continues into the first span of the next day. */
const runsInto = (spans: readonly Span[], next: readonly Span[]): Span | undefined => {
  const first = next[0];
  return first && spans.find((span) => rangeOf(span).end - MINUTES_PER_DAY > rangeOf(first).start);
};

const checkNights = (week: OpeningHours["week"]): OpeningHoursIssue[] =>
  week.flatMap(({ spans }, index) => {
    const nextIndex = (index + 1) % week.length;
    const late = runsInto(spans, week[nextIndex]?.spans ?? []);
    if (!late) return [];
    const message = `Diese Zeit überschneidet sich mit der Öffnung von ${WEEKDAYS[index]} bis ${late.to} Uhr nach Mitternacht.`;
    return [{ path: ["week", nextIndex, "spans", 0, "from"], code: "overlap_next_day", message }];
  });

const checkSpecialDay = (special: SpecialDay, path: Path): OpeningHoursIssue[] => {
  if (special.to < special.from) {
    return [{ path: [...path, "to"], code: "range", message: "Der letzte Tag liegt vor dem ersten." }];
  }
  if (lengthOfSpecialDay(special) > MAX_SPECIAL_DAY_LENGTH) {
    return [
      {
        path: [...path, "to"],
        code: "range",
        message: "Höchstens ein Jahr. Für länger gibt es „Vorübergehend geschlossen“.",
      },
    ];
  }
  const issues = checkSpans(special.spans, [...path, "spans"]);
  if (issues.length > 0 || special.from === special.to || !runsInto(special.spans, special.spans)) return issues;
  const message = "Diese Zeit überschneidet sich mit der Öffnung vom Tag davor nach Mitternacht.";
  return [{ path: [...path, "spans", 0, "from"], code: "overlap_next_day", message }];
};

const checkSpecialDays = (specialDays: readonly SpecialDay[]): OpeningHoursIssue[] =>
  specialDays.flatMap((special, index) => {
    const path = ["specialDays", index];
    const earlier = specialDays.slice(0, index).find(({ from, to }) => from <= special.to && special.from <= to);
    if (!earlier || special.to < special.from) return checkSpecialDay(special, path);
    const day = earlier.from > special.from ? earlier.from : special.from;
    const message = `Für den ${germanDay(day)} haben Sie schon einen besonderen Tag eingetragen.`;
    return [{ path: [...path, "from"], code: "special_overlap", message }, ...checkSpecialDay(special, path)];
  });

/** All broken rules, in the order of the form. Empty if the hours are valid. */
export const checkOpeningHours = ({ week, specialDays, temporarilyClosed }: OpeningHours): OpeningHoursIssue[] => {
  const days = week.flatMap(({ spans }, index) => checkSpans(spans, ["week", index, "spans"]));
  const closure: OpeningHoursIssue[] =
    temporarilyClosed?.until && temporarilyClosed.until < temporarilyClosed.from
      ? [{ path: ["temporarilyClosed", "until"], code: "range", message: "Der letzte Tag liegt vor dem ersten." }]
      : [];
  return [...days, ...(days.length === 0 ? checkNights(week) : []), ...checkSpecialDays(specialDays), ...closure];
};
