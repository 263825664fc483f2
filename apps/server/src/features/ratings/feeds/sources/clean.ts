/** Texts of other portals as they may be stored: without hidden characters, and as long as a column holds. */
import { RATING_CHARACTERS } from "@portal/contract/ratings/sources";

const HIDDEN = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Whole characters only: half a pair is no text. */
const cut = (text: string, characters: number): string => text.slice(0, characters).replace(/[\uD800-\uDBFF]$/u, "");

const cleaned = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\t", " ").replaceAll(HIDDEN, "").trim();

const line = (text: string, characters: number): string => cut(cleaned(text).replaceAll(/\s*\n\s*/g, " "), characters);

export const titleOf = (text: string): string => line(text, RATING_CHARACTERS.title);
export const authorOf = (text: string): string => line(text, RATING_CHARACTERS.author);
export const bodyOf = (text: string): string => cut(cleaned(text), RATING_CHARACTERS.body);
/** Answers of companies. */
export const replyOf = (text: string): string => cut(cleaned(text), RATING_CHARACTERS.body);

const MOST_URL_CHARACTERS = 500;
/** Only web addresses become links. */
export function urlOf(text: string | null | undefined): string | null {
  if (!text || text.length > MOST_URL_CHARACTERS || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && href.length <= MOST_URL_CHARACTERS ? href : null;
}
