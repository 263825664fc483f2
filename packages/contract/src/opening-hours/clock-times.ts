/**
 * Times of day as people write them in German: "8", "8:30", "8.30 Uhr", "830", "8h30", "halb 9", "6 Uhr abends". The
 * form's time field and the reader of listings share these rules.
 */

/** Whether a comma or "Uhr" between two numbers precedes minutes or separates spans: "8,30" but "8-12,14-18". */
export type Reading = { comma: "minutes" | "break"; clock: "minutes" | "break" };

/** The more likely reading comes first. */
export const READINGS: readonly Reading[] = [
  { comma: "minutes", clock: "minutes" },
  { comma: "break", clock: "minutes" },
  { comma: "minutes", clock: "break" },
  { comma: "break", clock: "break" },
];

const NUMBER = /(\d{1,4})(?!\d)/y;
const COLON_MINUTES = /(?: ?: ?|\.| ?h ?)(\d{2})(?!\d)/y;
const COMMA_MINUTES = /,(\d{2})(?!\d)/y;
const CLOCK_MINUTES = / ?uhr ?(\d{2})(?!\d)/y;
const CLOCK = / ?(?:uhr|h)(?![a-zäöüß])/y;
const PART_OF_DAY = / ?(früh|morgens|vormittags|mittags|nachmittags|abends|nachts|[ap]\.?m\.?)(?![a-zäöüß])/y;
const OFFSET = /(halb|viertel nach|viertel vor|dreiviertel) /y;
const HOUR_WORDS =
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig".split(
    " ",
  );
const HOUR_WORD = new RegExp(`(${HOUR_WORDS.join("|")}|ein(?= uhr))(?![a-zäöüß])`, "y");

const OFFSETS: Readonly<Record<string, number>> = {
  halb: -30,
  "viertel nach": 15,
  "viertel vor": -15,
  dreiviertel: -15,
};
const NAMED = /(mittag|mitternacht)(?![a-zäöüß])/y;
const NAMED_TIMES: Readonly<Record<string, number>> = { mittag: 720, mitternacht: 1440 };

/** Part of the day: the hours for which people say it, on the 12-hour and on the 24-hour clock. */
const PARTS: Readonly<Record<string, { hours: readonly number[]; later: readonly number[] }>> = {
  früh: { hours: [1, 11], later: [] },
  morgens: { hours: [3, 11], later: [] },
  vormittags: { hours: [6, 11], later: [] },
  mittags: { hours: [11, 15], later: [1, 3] },
  nachmittags: { hours: [12, 18], later: [1, 6] },
  abends: { hours: [16, 23], later: [4, 11] },
  nachts: { hours: [0, 6], later: [10, 11] },
  am: { hours: [1, 11], later: [] },
  pm: { hours: [], later: [1, 11] },
};

const isWithin = (hour: number, [first = 1, last = 0]: readonly number[]): boolean => first <= hour && hour <= last;

/** The hour on the 24-hour clock; null if nobody says it like that. */
function hourOf(hour: number, part: string | undefined): number | null {
  if (part === undefined) return hour;
  const { hours, later } = PARTS[part.replaceAll(".", "")] ?? { hours: [], later: [] };
  if (part === "nachts" && (hour === 12 || hour === 24 || hour >= 22)) return hour % 12 === 0 ? 0 : hour;
  if (isWithin(hour, hours)) return hour;
  return isWithin(hour, later) ? hour + 12 : null;
}

/** Reads a text from left to right; each rule starts where the last one ended. */
export class TextScanner {
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }
  /** Matches a rule at the current position and moves behind the match; null if it doesn't match. */
  take(rule: RegExp): RegExpExecArray | null {
    rule.lastIndex = this.#at;
    const found = rule.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }
  isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }
}

function hourInWords(scanner: TextScanner): string | undefined {
  const word = scanner.take(HOUR_WORD)?.[1];
  if (word === undefined) return undefined;
  return String(word === "ein" ? 1 : HOUR_WORDS.indexOf(word));
}

/** A time of day in minutes after midnight, 0 to 1440; `moved` is true if "6 Uhr abends" means 18:00. */
export type ClockTime = { minutes: number; moved: boolean };

/** The time of day that starts here; undefined if none starts here, null if no clock shows it. */
export function takeClockTime(scanner: TextScanner, { comma, clock }: Reading): ClockTime | null | undefined {
  const named = NAMED_TIMES[scanner.take(NAMED)?.[1] ?? ""];
  if (named !== undefined) return { minutes: named, moved: false };
  const offset = OFFSETS[scanner.take(OFFSET)?.[1] ?? ""];
  const number = scanner.take(NUMBER)?.[1] ?? hourInWords(scanner);
  if (number === undefined) return offset === undefined ? undefined : null;
  const [hourText = "", withoutSeparator] = number.length > 2 ? [number.slice(0, -2), number.slice(-2)] : [number];
  const minuteText =
    withoutSeparator ??
    scanner.take(COLON_MINUTES)?.[1] ??
    (comma === "minutes" ? scanner.take(COMMA_MINUTES)?.[1] : undefined) ??
    (clock === "minutes" ? scanner.take(CLOCK_MINUTES)?.[1] : undefined);
  scanner.take(CLOCK);
  const hour = hourOf(Number(hourText), scanner.take(PART_OF_DAY)?.[1]);
  const minute = Number(minuteText ?? 0);
  if (hour === null || hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  // "Halb 9" can't have minutes. "Halb 1" is at noon or at night, and there is no "halb 0".
  const isUnclear = minuteText !== undefined || hour === 0 || ((offset ?? 0) < 0 && hour === 1);
  if (offset !== undefined && isUnclear) return null;
  return { minutes: hour * 60 + minute + (offset ?? 0), moved: hour !== Number(hourText) };
}

/** Lower case, plain forms of letters and digits, single blanks; line breaks stay. */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .replace(/[^\S\n]+/g, " ");
