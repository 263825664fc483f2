/**
 * What people type for a time, understood generously; the wire's form is `HH:MM` (Specification §5 "Opening hour").
 * What is not understood is said by the rules of the opening hours.
 */
import { type Reading, readTokens, type Token } from "./time-text-tokens.ts";

/** One span of a day, `HH:MM` each; the end may lie on the next day. */
export type ParsedSpan = { from: string; to: string };

/** What goes before a single time without changing it. */
const BEFORE_TIME = new Set(["ab", "von", "um", "bis"]);
const AROUND_SPANS = new Set(["von", "geöffnet", "offen", "durchgehend", "durchg."]);
const WHOLE_DAY = /^(?:24 ?(?:h|std\.?|stunden)|24 ?\/ ?7|rund um die uhr|ganztägig)(?: geöffnet| offen)?$/;

/** Commas are minutes or part spans, and so is "Uhr": "8,30" but "8-12,14-18". The likelier reading goes first. */
const READINGS: readonly Reading[] = [
  { comma: "minutes", clock: "minutes" },
  { comma: "break", clock: "minutes" },
  { comma: "minutes", clock: "break" },
  { comma: "break", clock: "break" },
];

/**
 * The time that a text means: "8", "8:30", "8.30 Uhr", "830", "8h", "halb 9", "6 Uhr abends" and "ab 8" are times of
 * day, "24" is midnight. Null for everything that could mean two things or nothing.
 */
export function parseTimeText(text: string): string | null {
  const tokens = readTokens(text, { comma: "minutes", clock: "minutes" });
  const [first, ...rest] = tokens ?? [];
  const times = first && "word" in first && BEFORE_TIME.has(first.word) ? rest : tokens;
  const [time] = times ?? [];
  return times?.length === 1 && time?.kind === "time" ? time.time : null;
}

/** From – to, one span after the other, with or without a break between. */
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
 * all of it is understood.
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

/** The form that a field takes on leaving it: the wire's where the text is a time, otherwise just what was typed. */
export const tidyTimeText = (text: string): string => parseTimeText(text) ?? text.trim();
