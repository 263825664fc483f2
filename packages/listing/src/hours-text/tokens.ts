/** Splits a text about opening hours into tokens. A word, date or sign that is not listed makes the text unreadable. */
import { plainText, type Reading, takeClockTime, TextScanner } from "@portal/contract/opening-hours/clock-times";

/** Days of the week, Monday 0; `holiday` is true for public holidays, which are no day of the week. */
export type Days = { days: readonly number[]; holiday: boolean };

export type HoursToken =
  | ({ kind: "days" } & Days)
  /** Minutes after midnight, 0 to 1440; `moved` is true if "6 Uhr abends" means 18:00. */
  | { kind: "time"; minutes: number; moved: boolean }
  | { kind: "part"; part: PartOfDay }
  | { kind: "appointment"; only: boolean }
  | { kind: "until" | "from" | "only" | "also" | "except" | "closed" | "always" | "pause" }
  | { kind: "comma" | "and" | "line" | "heading" | "filler" };

export type PartOfDay = "morning" | "afternoon";

const WEEKDAY_NAMES: readonly (readonly string[])[] = [
  ["mo", "mon", "montag", "montags", "monday"],
  ["di", "dienstag", "dienstags", "tu", "tue", "tuesday"],
  ["mi", "mittwoch", "mittwochs", "we", "wed", "wednesday"],
  ["do", "don", "donnerstag", "donnerstags", "th", "thu", "thursday"],
  ["fr", "freitag", "freitags", "fri", "friday"],
  ["sa", "sam", "samstag", "samstags", "sonnabend", "sonnabends", "sat", "saturday"],
  ["so", "sonntag", "sonntags", "su", "sun", "sunday"],
];
const WEEKDAYS = new Map(WEEKDAY_NAMES.flatMap((names, day) => names.map((name) => [name, day] as const)));

/** A weekday's index, Monday 0, from any of its German or English names; undefined for other words. */
export const weekdayOf = (word: string): number | undefined => WEEKDAYS.get(word);

export const ALL_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

const words = (text: string): [string, HoursToken["kind"]][] =>
  text.split("\n").flatMap((line) => {
    const [kind = "", list = ""] = line.trim().split(": ");
    return list.split(" ").map((word): [string, HoursToken["kind"]] => [word, kind as HoursToken["kind"]]);
  });

const WORDS = new Map(
  words(`and: und u sowie and
    except: außer ausser ausgenommen
    closed: geschlossen geschl geschloßen geschlosen ruhetag closed zu off
    from: ab
    only: nur jedoch abweichend ausnahme
    also: auch zusätzlich
    heading: öffnungszeiten oeffnungszeiten geschäftszeiten sprechzeiten sprechstunden bürozeiten unsere
    filler: uhr geöffnet geoeffnet offen open von je jeweils durchgehend durchg am an haben sind wir ist erst langer`),
);

const DAY_WORDS = new Map<string, Days>([
  ...[...WEEKDAYS].map(([word, day]): [string, Days] => [word, { days: [day], holiday: false }]),
  ...["täglich", "taeglich", "tägl", "tgl", "daily"].map((word): [string, Days] => [
    word,
    { days: ALL_DAYS, holiday: false },
  ]),
  ...["wochenende", "wochenenden"].map((word): [string, Days] => [word, { days: [5, 6], holiday: false }]),
  ...["feiertag", "feiertage", "feiertags", "feiertagen", "feiert", "ftg", "fei", "ph"].map((word): [string, Days] => [
    word,
    { days: [], holiday: true },
  ]),
]);

const END = "(?![a-zäöüß])";
const rule = (pattern: string): RegExp => new RegExp(pattern, "y");
/** "23.12." and "1.5.2026": a text about certain days says nothing about each week. */
const DATE = rule("\\d{1,2}\\. ?(?:0?[1-9]|1[0-2])\\.(?!\\d{2}(?!\\d)[^.\\d]*-)");
const ALWAYS = rule(`(?:24 ?/ ?7|24 ?(?:h|std\\.?|stunden)(?: am tag| täglich)?|rund um die uhr|tag und nacht)${END}`);
const EVERY_DAY = rule(`jeden tag${END}`);
const PAUSE = rule(`(?:mit )?(?:mittags)?pause${END}`);
const PHRASE = rule(`(?:ohne mittagspause|für (?:sie|euch) da)${END}`);
const SUNDAYS_AND_HOLIDAYS = rule(`sonn- ?(?:und|u\\.?|&|/|\\+) ?(?:an )?(?:gesetzlichen )?feiertag(?:s|e|en)?${END}`);
const HOLIDAYS = rule(`gesetzlichen feiertagen${END}`);
const ONLY_BY_APPOINTMENT = rule(
  `(?:nur|ausschließlich) (?:nach|mit) (?:[a-zäöü]+er )?[a-zäöü]*(?:vereinbarung|absprache|termin|anmeldung)${END}`,
);
const APPOINTMENT = rule(
  `(?:(?:oder|und|sowie) )?(?:(?:weitere|andere) )?(?:(?:termine?|zeiten) )?(?:gerne? )?(?:außerhalb dieser zeiten )?nach (?:[a-zäöü]+er )?(?:termin)?(?:vereinbarung|absprache|vereinb\\.)${END}|n\\. ?v\\.|nv${END}`,
);
const PART_OF_DAY = rule(`(vor|nach)m(?:ittags?${END}|\\.)`);
const DAY_WITH_PART = rule(
  `(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?=(?:vor|nach)mittags?${END})`,
);
const LINE = /\s*\n\s*(?:[-*] )?/y;
const UNTIL = rule(`(?:-+>?|→|[\\u2010-\\u2015\\u2212]|~|bis(?: einschließlich)?${END}|to${END}|until${END})`);
const COMMA = /[,;/|&+()·•]/y;
const FILLER = /[:.]/y;
const WORD = /[a-zäöüß]+/y;
const BLANKS = / +/y;
/** A year is no time, although "20:26" is one. */
const YEAR = /20(?:2[1-9]|3[1-9])(?!\d)/y;

function takeToken(scanner: TextScanner, reading: Reading): HoursToken | null {
  if (scanner.take(DATE) || scanner.take(YEAR)) return null;
  if (scanner.take(ALWAYS)) return { kind: "always" };
  if (scanner.take(PHRASE)) return { kind: "filler" };
  if (scanner.take(EVERY_DAY)) return { kind: "days", days: ALL_DAYS, holiday: false };
  if (scanner.take(PAUSE)) return { kind: "pause" };
  if (scanner.take(SUNDAYS_AND_HOLIDAYS)) return { kind: "days", days: [6], holiday: true };
  if (scanner.take(HOLIDAYS)) return { kind: "days", days: [], holiday: true };
  if (scanner.take(ONLY_BY_APPOINTMENT)) return { kind: "appointment", only: true };
  if (scanner.take(APPOINTMENT)) return { kind: "appointment", only: false };
  const dayWithPart = scanner.take(DAY_WITH_PART)?.[1];
  if (dayWithPart !== undefined) return { kind: "days", ...(DAY_WORDS.get(dayWithPart) as Days) };
  const part = scanner.take(PART_OF_DAY);
  if (part) return { kind: "part", part: part[1] === "nach" ? "afternoon" : "morning" };
  const time = takeClockTime(scanner, reading);
  if (time !== undefined) return time === null ? null : { kind: "time", ...time };
  if (scanner.take(LINE)) return { kind: "line" };
  if (scanner.take(UNTIL)) return { kind: "until" };
  if (scanner.take(COMMA)) return { kind: "comma" };
  if (scanner.take(FILLER)) return { kind: "filler" };
  return tokenOfWord(scanner.take(WORD)?.[0] ?? "");
}

function tokenOfWord(word: string): HoursToken | null {
  const days = DAY_WORDS.get(word);
  if (days) return { kind: "days", ...days };
  const kind = WORDS.get(word);
  return kind === undefined ? null : ({ kind } as HoursToken);
}

/** "WE" is the weekend for some; it is Wednesday among English names and in a list ("Mo,We", "Mo-We"). */
const isWednesdayUnclear = (plain: string): boolean =>
  /(?<![a-zäöüß])we(?![a-zäöüß])/.test(plain) && !/\b(?:tu|th|su)\b|[-,]we\b|\bwe[-,](?=[a-z])/.test(plain);

/** What pages leave of their markup in a text. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/[\u00AD\u200B-\u200D\uFEFF]/g, "")
    .replace(/<br ?\/?>|<\/(?:p|tr|li|div)>|\r\n?/gi, "\n")
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&ndash;", "-")
    .replaceAll("&amp;", "&");

/** The tokens of a text in one reading; null if a part of it is unknown. */
export function hoursTokens(text: string, reading: Reading): HoursToken[] | null {
  const plain = plainText(withoutMarkup(text)).replace(/^[-*] /, "");
  if (isWednesdayUnclear(plain)) return null;
  const scanner = new TextScanner(plain);
  const tokens: HoursToken[] = [];
  while (!scanner.isAtEnd()) {
    if (scanner.take(BLANKS)) continue;
    const token = takeToken(scanner, reading);
    if (token === null) return null;
    if (token.kind !== "filler") tokens.push(token);
  }
  return tokens;
}
