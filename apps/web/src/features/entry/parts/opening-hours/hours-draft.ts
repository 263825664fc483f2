/**
 * Opening hours while they are edited: times are texts, and rows have stable keys (Specification §5 "Opening hour").
 */
import type { DayHours, OpeningHours, Span, SpecialDay } from "@portal/contract/opening-hours/model";
import type { Day } from "@portal/contract/time/berlin-time";
import { parseSpansText, parseTimeText, tidyTimeText } from "./time-text/time-text.ts";

/** A span whose ends are texts as typed. `key` stays the same as long as the row exists. */
export type SpanDraft = { readonly key: string; readonly from: string; readonly to: string };
/** `open-and-appointment`: open at the given times, otherwise by appointment. */
export type DayKind = "open" | "open-and-appointment" | "appointment" | "closed";
export type DayDraft = { readonly kind: DayKind; readonly spans: readonly SpanDraft[] };
export type SpecialDayDraft = {
  readonly key: string;
  readonly from: Day;
  readonly to: Day;
  readonly label: string;
  readonly open: boolean;
  readonly spans: readonly SpanDraft[];
};
/** `until` is "" for "bis auf Weiteres". */
export type ClosureDraft = { readonly from: Day; readonly until: Day; readonly note: string };
export type HoursDraft = {
  readonly week: readonly DayDraft[];
  readonly specialDays: readonly SpecialDayDraft[];
  readonly closure: ClosureDraft | null;
};

export const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** Unique across visits, because drafts are restored with their keys. */
const newKey = (): string => crypto.randomUUID();

export const spanDraft = (from = "", to = ""): SpanDraft => ({ key: newKey(), from, to });
const spanDraftsOf = (spans: readonly Span[]): SpanDraft[] => spans.map(({ from, to }) => spanDraft(from, to));

const kindOf = ({ spans, byAppointment }: DayHours): DayKind => {
  if (spans.length === 0) return byAppointment ? "appointment" : "closed";
  return byAppointment ? "open-and-appointment" : "open";
};

const dayDraftOf = (day: DayHours): DayDraft => ({ kind: kindOf(day), spans: spanDraftsOf(day.spans) });

/** True if the day has spans to show and to edit. */
export const hasSpans = ({ kind }: Pick<DayDraft, "kind">): boolean =>
  kind === "open" || kind === "open-and-appointment";

export const specialDayDraft = ({ from, to, label, spans }: SpecialDay): SpecialDayDraft => ({
  key: newKey(),
  from,
  to,
  label,
  open: spans.length > 0,
  spans: spanDraftsOf(spans),
});

/** The stored hours as a draft. */
export const draftOfHours = ({ week, specialDays, temporarilyClosed }: OpeningHours): HoursDraft => ({
  week: week.map(dayDraftOf),
  specialDays: specialDays.map(specialDayDraft),
  closure: temporarilyClosed && { ...temporarilyClosed, until: temporarilyClosed.until ?? "" },
});

const spanOf = ({ from, to }: SpanDraft): Span => ({ from: tidyTimeText(from), to: tidyTimeText(to) });

const dayOf = (day: DayDraft): DayHours => ({
  spans: hasSpans(day) ? day.spans.map(spanOf) : [],
  byAppointment: day.kind === "appointment" || day.kind === "open-and-appointment",
});

/** The draft in the shape of the call. Texts that are no times stay, so that the contract's rules report them. */
export const hoursOfDraft = ({ week, specialDays, closure }: HoursDraft): OpeningHours => ({
  week: week.map(dayOf),
  specialDays: specialDays.map(({ from, to, label, open, spans }) => ({
    from,
    to: to === "" ? from : to,
    label: label.trim(),
    spans: open ? spans.map(spanOf) : [],
  })),
  temporarilyClosed: closure && {
    from: closure.from,
    until: closure.until === "" ? null : closure.until,
    note: closure.note.trim(),
  },
});

const isReadable = ({ from, to }: Span): boolean => parseTimeText(from) !== null && parseTimeText(to) !== null;

/** The valid part of the draft, without unfinished times and days. */
export function readableHours(draft: HoursDraft): OpeningHours {
  const { week, specialDays, temporarilyClosed } = hoursOfDraft(draft);
  return {
    week: week.map(({ spans, byAppointment }) => ({ spans: spans.filter(isReadable), byAppointment })),
    specialDays: specialDays
      .filter(({ from, to }) => from !== "" && from <= to)
      .map((special) => ({ ...special, spans: special.spans.filter(isReadable) })),
    temporarilyClosed: temporarilyClosed?.from ? temporarilyClosed : null,
  };
}

/** True if the span ends on the next day; an end at midnight does not count. */
export function endsNextDay({ from, to }: SpanDraft): boolean {
  const [start, end] = [parseTimeText(from), parseTimeText(to)];
  return start !== null && end !== null && end < start && end !== "00:00";
}

/** The spans after a field lost focus: the time as `HH:MM`; several spans in one field ("8–12, 13–17") become rows. */
export function tidySpans(spans: readonly SpanDraft[], key: string): SpanDraft[] {
  return spans.flatMap((span) => {
    if (span.key !== key) return [span];
    const several = span.to === "" ? parseSpansText(span.from) : null;
    const [first, ...rest] = several ?? [];
    if (!first) return [{ ...span, from: tidyTimeText(span.from), to: tidyTimeText(span.to) }];
    return [{ ...span, ...first }, ...rest.map(({ from, to }) => spanDraft(from, to))];
  });
}

const usual = (): SpanDraft[] => [spanDraft("08:00", "17:00")];
const copiesOf = (spans: readonly SpanDraft[]): SpanDraft[] => spans.map(({ from, to }) => spanDraft(from, to));

/**
 * Sets a weekday to open, closed or by appointment. An opened day gets its earlier hours, else those of the day
 * before.
 */
export function withDayKind(week: readonly DayDraft[], index: number, kind: DayKind): DayDraft[] {
  return week.map((day, at) => {
    if (at !== index) return day;
    if (!hasSpans({ kind }) || day.spans.length > 0) return { ...day, kind };
    const model = week.slice(0, index).findLast((earlier) => hasSpans(earlier) && earlier.spans.length > 0);
    return { kind, spans: model ? copiesOf(model.spans) : usual() };
  });
}

/** Copies the hours of one weekday to others. */
export function withCopiedDay(week: readonly DayDraft[], from: number, to: readonly number[]): DayDraft[] {
  const model = week[from];
  if (!model) return [...week];
  return week.map((day, index) =>
    index !== from && to.includes(index) ? { ...model, spans: copiesOf(model.spans) } : day,
  );
}

/** Adds special days, sorted by date. */
export const withSpecialDays = (
  days: readonly SpecialDayDraft[],
  added: readonly SpecialDayDraft[],
): SpecialDayDraft[] => [...days, ...added].toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** Adds a span: after a lunch break if the last one ends early, otherwise empty. */
export function withAddedSpan(spans: readonly SpanDraft[]): SpanDraft[] {
  const end = parseTimeText(spans.at(-1)?.to ?? "");
  const isMorning = end !== null && end > "10:00" && end <= "13:30";
  return [...spans, isMorning ? spanDraft("14:00", "18:00") : spanDraft()];
}
