/** Splits typed text about times into tokens: times of day, separators and words. */
import { plainText, type Reading, takeClockTime, TextScanner } from "@portal/contract/opening-hours/clock-times";
import { timeOf } from "@portal/contract/opening-hours/model";

export type Token =
  | { kind: "time"; /** `HH:MM` */ time: string }
  | { kind: "until"; word: string }
  | { kind: "break" }
  | { kind: "word"; word: string };

/** "14.03." is a day, although "14.03" is a time. */
const DATE = /\d{1,2}\.(?:0?[1-9]|1[0-2])\./;

/** No day's opening hours are longer; text pasted by mistake may be. */
const MAX_LENGTH = 120;

const UNTIL = /(?:-+>?|[\u2010-\u2015\u2212]|~|bis)(?![a-zäöüß])/y;
const BREAK = /(?:und|sowie|u\.?)(?![a-zäöüß])|[/;,+&|]|\n/y;
const WORD = /[a-zäöüß]+\.?/y;

function takeToken(scanner: TextScanner, reading: Reading): Token | null {
  const time = takeClockTime(scanner, reading);
  if (time !== undefined) return time && { kind: "time", time: timeOf(time.minutes) };
  const until = scanner.take(UNTIL)?.[0];
  if (until !== undefined) return { kind: "until", word: until };
  if (scanner.take(BREAK)) return { kind: "break" };
  const word = scanner.take(WORD)?.[0];
  return word === undefined ? null : { kind: "word", word };
}

/** The tokens of a text in one reading; null if it contains anything else or more than 120 characters. */
export function readTokens(text: string, reading: Reading): Token[] | null {
  if (text.length > MAX_LENGTH || DATE.test(text)) return null;
  const scanner = new TextScanner(plainText(text).replace(/[.!]$/, ""));
  const tokens: Token[] = [];
  while (!scanner.isAtEnd()) {
    if (scanner.take(/ +/y)) continue;
    const token = takeToken(scanner, reading);
    if (token === null) return null;
    tokens.push(token);
  }
  return tokens;
}
