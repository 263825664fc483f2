/** What people type for a time, understood generously; the wire's form is `HH:MM` (Specification §5 "Opening hour"). */

/** One span of a day, `HH:MM` each; the end may lie on the next day. */
export type ParsedSpan = { from: string; to: string };

const TIME = /^(\d{1,2})(?:[:.,h](\d{2}))?$/;
const DIGITS = /^(\d{1,2})(\d{2})$/;

/** Lower case, without white space and "Uhr": "8.30 Uhr" → "8.30", "8 Uhr 30" → "8:30". */
const normalise = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s*uhr\s*(?=\d)/g, ":")
    .replace(/uhr|\s/g, "");

const wireTime = (hour: number, minute: number): string | null => {
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  return `${String(hour % 24).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
};

/**
 * The time that a text means: "8", "8:30", "8.30 Uhr", "830" and "8 Uhr 30" are times of day, "24" is midnight.
 * Null for everything that could mean two things or nothing.
 */
export function parseTimeText(text: string): string | null {
  const plain = normalise(text);
  const match = TIME.exec(plain) ?? DIGITS.exec(plain);
  return match ? wireTime(Number(match[1]), Number(match[2] ?? 0)) : null;
}

const BETWEEN_TIMES = /[-–—‑]|bis/;
const BETWEEN_SPANS = /[;/+&|\n]|und|,(?=\s)/;

/** Several spans in one text, as people paste them: "8–12, 13:30 bis 17 Uhr". Null unless all of it is understood. */
export function parseSpansText(text: string): ParsedSpan[] | null {
  const spans: ParsedSpan[] = [];
  for (const piece of text.toLowerCase().split(BETWEEN_SPANS)) {
    const [from, to, ...more] = piece.split(BETWEEN_TIMES).map(parseTimeText);
    if (!from || !to || more.length > 0) return null;
    spans.push({ from, to });
  }
  return spans;
}

/** The form that a field takes on leaving it: the wire's where the text is a time, otherwise just what was typed. */
export const tidyTimeText = (text: string): string => parseTimeText(text) ?? text.trim();
