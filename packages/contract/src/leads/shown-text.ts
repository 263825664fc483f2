/** What a company may read of a lead before it accepts: the words, without name, numbers and addresses. */

const HIDDEN = "•••";
const MAIL = /[^\s@<>(),;:]+\s?(?:@|\(at\)|\[at\])\s?[^\s@<>(),;]+/giu;
const WEB = /\b(?:https?:\/\/|www\.)\S+/giu;
/** At least six digits, with what people write between them. */
const NUMBER = /\+?\(?\d(?:[\s()/.\-–]{0,3}\d){5,}/gu;
const SHORTEST_NAME = 3;

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** Hides mail and web addresses, numbers of six digits and more, and each word of the name. */
export function shownText(text: string, name: string): string {
  const words = name.split(/[\s,.]+/u).filter((word) => word.length >= SHORTEST_NAME);
  const masked = text.replaceAll(MAIL, HIDDEN).replaceAll(WEB, HIDDEN).replaceAll(NUMBER, HIDDEN);
  if (words.length === 0) return masked;
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.map(escaped).join("|")})(?![\p{L}\p{N}])`, "giu");
  return masked.replaceAll(named, HIDDEN);
}
