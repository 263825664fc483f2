/** Splits typed text about times into tokens: times of day, separators and words. */

export type Token =
  | { kind: "time"; /** `HH:MM` */ time: string }
  | { kind: "until"; word: string }
  | { kind: "break" }
  | { kind: "word"; word: string };

/** How to read a comma and "Uhr" between two numbers. */
export type Reading = { comma: "minutes" | "break"; clock: "minutes" | "break" };

/** No day's opening hours are longer; text pasted by mistake may be. */
const MAX_LENGTH = 120;

const UNTIL = /(?:-+>?|[\u2010-\u2015\u2212]|~|bis)(?![a-zäöüß])/y;
const BREAK = /(?:und|sowie|u\.?)(?![a-zäöüß])|[/;,+&|]|\n/y;
const NUMBER = /(\d{1,4})(?!\d)/y;
const COLON_MINUTES = /(?: ?: ?|\.| ?h ?)(\d{2})(?!\d)/y;
const COMMA_MINUTES = /,(\d{2})(?!\d)/y;
const CLOCK_MINUTES = / ?uhr ?(\d{2})(?!\d)/y;
const CLOCK = / ?(?:uhr|h)(?![a-zäöüß])/y;
const PART_OF_DAY = / ?(früh|morgens|vormittags|mittags|nachmittags|abends|nachts|[ap]\.?m\.?)(?![a-zäöüß])/y;
const OFFSET = /(halb|viertel nach|viertel vor) /y;
const WORD = /[a-zäöüß]+\.?/y;

const OFFSETS: Readonly<Record<string, number>> = { halb: -30, "viertel nach": 15, "viertel vor": -15 };
const NAMED_TIMES: Readonly<Record<string, string>> = { mittag: "12:00", mitternacht: "00:00" };

/** Part of the day: the hours for which people say it, on the 12-hour and on the 24-hour clock. */
const PARTS: Readonly<Record<string, { hours: readonly number[]; later: readonly number[] }>> = {
  früh: { hours: [3, 11], later: [] },
  morgens: { hours: [3, 11], later: [] },
  vormittags: { hours: [6, 11], later: [] },
  mittags: { hours: [11, 15], later: [1, 3] },
  nachmittags: { hours: [12, 18], later: [1, 6] },
  abends: { hours: [16, 23], later: [4, 11] },
  nachts: { hours: [0, 6], later: [10, 11] },
  am: { hours: [1, 11], later: [] },
  pm: { hours: [12, 12], later: [1, 11] },
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

const wireTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Reads a text from left to right; each rule starts where the last one ended. */
class Scanner {
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

/** A time of day; undefined if no time starts here, null if it is no valid time. */
function takeTime(scanner: Scanner, { comma, clock }: Reading): string | null | undefined {
  const offset = OFFSETS[scanner.take(OFFSET)?.[1] ?? ""];
  const number = scanner.take(NUMBER)?.[1];
  if (number === undefined) return offset === undefined ? undefined : null;
  const apart = number.length > 2 ? [number.slice(0, -2), number.slice(-2)] : [number];
  const minuteText =
    apart[1] ??
    scanner.take(COLON_MINUTES)?.[1] ??
    (comma === "minutes" ? scanner.take(COMMA_MINUTES)?.[1] : undefined) ??
    (clock === "minutes" ? scanner.take(CLOCK_MINUTES)?.[1] : undefined);
  scanner.take(CLOCK);
  const hour = hourOf(Number(apart[0]), scanner.take(PART_OF_DAY)?.[1]);
  const minute = Number(minuteText ?? 0);
  if (hour === null || hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  if (offset === undefined) return wireTime(hour * 60 + minute);
  // "Halb 9" can't have minutes, and there is no "halb 0".
  return minuteText === undefined && hour > 0 ? wireTime(hour * 60 + offset) : null;
}

function takeToken(scanner: Scanner, reading: Reading): Token | null {
  const time = takeTime(scanner, reading);
  if (time !== undefined) return time === null ? null : { kind: "time", time };
  const until = scanner.take(UNTIL)?.[0];
  if (until !== undefined) return { kind: "until", word: until };
  if (scanner.take(BREAK)) return { kind: "break" };
  const word = scanner.take(WORD)?.[0];
  if (word === undefined) return null;
  const named = NAMED_TIMES[word];
  return named === undefined ? { kind: "word", word } : { kind: "time", time: named };
}

/** The tokens of a text in one reading; null if it contains anything else or more than 120 characters. */
export function readTokens(text: string, reading: Reading): Token[] | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .replace(/[^\S\n]+/g, " ")
    .replace(/[.!]$/, "");
  const scanner = new Scanner(plain);
  const tokens: Token[] = [];
  while (!scanner.isAtEnd()) {
    if (scanner.take(/ +/y)) continue;
    const token = takeToken(scanner, reading);
    if (token === null) return null;
    tokens.push(token);
  }
  return tokens;
}
