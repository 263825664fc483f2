/**
 * Parses opening hours from lines of text: schema.org's `openingHours` ("Mo-Fr 08:00-18:00") and common German
 * spellings ("Mo. bis Fr. 8–12 und 14–18 Uhr, Sa nach Vereinbarung"). One unknown word makes everything unreadable,
 * because a season or an exception must not be ignored.
 */
import { foldText } from "./fold-text.ts";
import { MINUTES_PER_DAY, rangeOf, type Span, timeOf } from "@portal/contract/opening-hours/model";

/** Spans of seven days, Monday first. */
export type WeekSpans = Span[][];

export const emptyWeek = (): WeekSpans => Array.from({ length: 7 }, () => []);

const WEEKDAY_NAMES: readonly (readonly string[])[] = [
  ["mo", "mon", "montag", "montags", "monday"],
  ["di", "die", "dienstag", "dienstags", "tu", "tue", "tuesday"],
  ["mi", "mit", "mittwoch", "mittwochs", "we", "wed", "wednesday"],
  ["do", "don", "donnerstag", "donnerstags", "th", "thu", "thursday"],
  ["fr", "fre", "freitag", "freitags", "fri", "friday"],
  ["sa", "sam", "samstag", "samstags", "sonnabend", "sonnabends", "sat", "saturday"],
  ["so", "son", "sonntag", "sonntags", "su", "sun", "sunday"],
];
const WEEKDAYS = new Map(WEEKDAY_NAMES.flatMap((names, day) => names.map((name) => [name, day] as const)));

/** A weekday's index, Monday 0, from any of its German or English names; undefined for other words. */
export const weekdayOf = (word: string): number | undefined => WEEKDAYS.get(word);

const EVERY_DAY = new Set(["taeglich", "daily"]);
const WEEKEND = new Set(["wochenende", "wochenenden"]);
/** Public holidays are not days of the week. Named beside Sunday, they are left out. */
const HOLIDAY = new Set(["feiertag", "feiertage", "feiertags", "feiertagen"]);
const CLOSED = new Set(["geschlossen", "ruhetag", "closed", "zu"]);
const APPOINTMENT = new Set(["vereinbarung", "terminvereinbarung", "absprache", "termin", "termine"]);
const UNTIL = new Set(["bis", "to", "until"]);
const SEPARATING = new Set([",", ";", "/", "|", "&", "+", "\n", "und", "u", "sowie", "and"]);
const IDLE_WORDS =
  "uhr h von vom am an nach nur jeweils geoeffnet offen open from oeffnungszeiten sprechzeiten sprechstunden " +
  "geschaeftszeiten wir sind haben unsere : . ( )";
const IDLE = new Set(IDLE_WORDS.split(" "));
const ALWAYS = /\b24 ?\/ ?7\b|\b24 ?(?:h|std\.?|stunden)(?: am tag)?(?: geoeffnet)?|\brund um die uhr\b/g;
const APPOINTMENT_SIGN = /n\. ?v\.|\bnv\b/g;

type Token =
  | { kind: "day"; days: readonly number[] }
  | { kind: "time"; minutes: number }
  | { kind: "dash" | "closed" | "always" };

const MINUTES_PER_HOUR = 60;
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?$/;

/** Minutes after midnight; undefined for an impossible time. */
function minutesIn(text: string): number | undefined {
  const [, hour, minute = "0"] = TIME.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) >= MINUTES_PER_HOUR) return undefined;
  const minutes = Number(hour) * MINUTES_PER_HOUR + Number(minute);
  return minutes > MINUTES_PER_DAY ? undefined : minutes;
}

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

function tokenOf(word: string): Token | "idle" | undefined {
  const day = weekdayOf(word);
  if (day !== undefined) return { kind: "day", days: [day] };
  if (EVERY_DAY.has(word)) return { kind: "day", days: ALL_DAYS };
  if (WEEKEND.has(word)) return { kind: "day", days: [5, 6] };
  if (HOLIDAY.has(word)) return { kind: "day", days: [] };
  if (CLOSED.has(word) || APPOINTMENT.has(word)) return { kind: "closed" };
  if (word === "always") return { kind: "always" };
  if (word === "-" || UNTIL.has(word)) return { kind: "dash" };
  if (SEPARATING.has(word) || IDLE.has(word)) return "idle";
  const minutes = minutesIn(word);
  return minutes === undefined ? undefined : { kind: "time", minutes };
}

/** Undefined if a word is unknown. */
function tokensOf(text: string): Token[] | undefined {
  const plain = foldText(text)
    .replace(/[\u2010-\u2015\u2212~]/g, "-")
    .replace(APPOINTMENT_SIGN, "vereinbarung")
    .replace(ALWAYS, " always ")
    .replace(/(\d) ?h\b/g, "$1");
  const words = plain.match(/\d+(?:[:.]\d+)*|\p{L}+|\n|\S/gu) ?? [];
  const tokens: Token[] = [];
  for (const word of words) {
    const token = tokenOf(word);
    if (token === undefined) return undefined;
    if (token !== "idle") tokens.push(token);
  }
  return tokens;
}

/** Days from one weekday to another, both included; may wrap from Friday to Monday. */
const daysBetween = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);

/** Parses tokens from left to right. Each statement is days and then their hours. */
class Reader {
  readonly week = emptyWeek();
  readonly #tokens: readonly Token[];
  #at = 0;
  #days: number[] = [];
  #namesDays = false;
  #isTold = false;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** False if the tokens make no sense. */
  read(): boolean {
    while (this.#at < this.#tokens.length) if (!this.#step()) return false;
    return this.#isTold;
  }

  #step(): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind === "day") return this.#day(token.days);
    if (token?.kind === "time") return this.#span(token.minutes);
    this.#at += 1;
    // A dash is allowed between days and "geschlossen".
    if (token?.kind === "dash") return this.#namesDays && this.#tokens[this.#at]?.kind === "closed";
    if (!this.#namesDays && token?.kind === "closed") return false;
    if (token?.kind === "always") {
      if (!this.#namesDays) this.#days = ALL_DAYS;
      this.#tell({ from: "00:00", to: "00:00" });
    }
    this.#isTold = true;
    return true;
  }

  #day(days: readonly number[]): boolean {
    if (this.#isTold) {
      this.#days = [];
      this.#isTold = false;
    }
    const [first] = days;
    const [dash, last] = [this.#tokens[this.#at + 1], this.#tokens[this.#at + 2]];
    const isRange = dash?.kind === "dash" && last?.kind === "day" && days.length === 1;
    const end = isRange ? last.days[0] : undefined;
    this.#days = [
      ...this.#days,
      ...(isRange && first !== undefined && end !== undefined ? daysBetween(first, end) : days),
    ];
    this.#namesDays = true;
    this.#at += isRange ? 3 : 1;
    return !isRange || end !== undefined;
  }

  #span(start: number): boolean {
    const [dash, end] = [this.#tokens[this.#at + 1], this.#tokens[this.#at + 2]];
    if (!this.#namesDays || dash?.kind !== "dash" || end?.kind !== "time" || end.minutes === start) return false;
    const until = end.minutes === MINUTES_PER_DAY - 1 ? MINUTES_PER_DAY : end.minutes;
    this.#tell({ from: timeOf(start), to: timeOf(until) });
    this.#at += 3;
    this.#isTold = true;
    return true;
  }

  #tell(span: Span): void {
    for (const day of new Set(this.#days)) this.week[day]?.push(span);
  }
}

/** The week from lines of text; undefined if they have none or no rule understands them. */
export function readHoursText(lines: readonly string[]): WeekSpans | undefined {
  const tokens = tokensOf(lines.join("\n"));
  if (tokens === undefined) return undefined;
  const reader = new Reader(tokens);
  return reader.read() ? reader.week.map(inOrder) : undefined;
}

const inOrder = (spans: Span[]): Span[] => spans.toSorted((a, b) => rangeOf(a).start - rangeOf(b).start);
