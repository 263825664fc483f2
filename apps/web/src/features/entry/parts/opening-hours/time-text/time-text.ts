/**
 * Understands what people type for a time and turns it into `HH:MM` (Specification §5 "Opening hour"). The rules of
 * the opening hours report what it does not understand.
 */
import { READINGS } from "@portal/contract/opening-hours/clock-times";
import { readTokens, type Token } from "./time-text-tokens.ts";

/** One span of a day, each end as `HH:MM`; the end may be on the next day. */
export type ParsedSpan = { from: string; to: string };

/** Words before a single time that do not change it. */
const BEFORE_TIME = new Set(["ab", "von", "um", "bis"]);
const AROUND_SPANS = new Set(["von", "geöffnet", "offen", "durchgehend", "durchg."]);
const WHOLE_DAY = /^(?:24 ?(?:h|std\.?|stunden)|24 ?\/ ?7|rund um die uhr|ganztägig)(?: geöffnet| offen)?$/;

/**
 * The time that a text means: "8", "8:30", "8.30 Uhr", "830", "8h", "halb 9", "6 Uhr abends" and "ab 8" are times of
 * day, "24" is midnight. Null if the text has two meanings or none.
 */
export function parseTimeText(text: string): string | null {
  const tokens = readTokens(text, { comma: "minutes", clock: "minutes" });
  const [first, ...rest] = tokens ?? [];
  const times = first && "word" in first && BEFORE_TIME.has(first.word) ? rest : tokens;
  const [time] = times ?? [];
  return times?.length === 1 && time?.kind === "time" ? time.time : null;
}

/** Spans of two times each, with or without a separator between spans. */
function spansOf(tokens: readonly Token[]): ParsedSpan[] | null {
  const rest = tokens.filter((token) => token.kind !== "word" || !AROUND_SPANS.has(token.word));
  const spans: ParsedSpan[] = [];
  for (let index = 0; index < rest.length;) {
    const [from, until, to] = rest.slice(index, index + 3);
    if (from?.kind !== "time" || until?.kind !== "until" || to?.kind !== "time") return null;
    spans.push({ from: from.time, to: to.time });
    index += 3;
    if (rest[index]?.kind === "break") index += 1;
  }
  return spans.length > 0 ? spans : null;
}

/**
 * Several spans in one text, as people paste them: "8–12, 13:30 bis 17 Uhr", "8-12 u. 14-18 Uhr", "24 h". Null unless
 * the whole text is understood.
 */
export function parseSpansText(text: string): ParsedSpan[] | null {
  if (WHOLE_DAY.test(text.trim().toLowerCase())) return [{ from: "00:00", to: "00:00" }];
  for (const reading of READINGS) {
    const tokens = readTokens(text, reading);
    const spans = tokens && spansOf(tokens);
    if (spans) return spans;
  }
  return null;
}

/** The field's text after it lost focus: `HH:MM` for a time, otherwise the typed text. */
export const tidyTimeText = (text: string): string => parseTimeText(text) ?? text.trim();
