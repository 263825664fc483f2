/** Shortens HTML to a number of visible characters without a DOM (Specification §9 "HTML truncation helper"). */

/** Visible characters to keep, and the text that replaces the rest (Specification §9). */
const LIMIT_CHARACTERS = 100;
const SUFFIX = "...";

/** Elements that have no content and no end tag. */
const VOID_ELEMENTS = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/** A comment, a tag, an entity, or one visible character; a lone "<" or "&" is a character. */
const TOKEN = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|[\s\S]/giu;
const TAG = /^<(\/?)([a-z][a-z\d-]*)[^<>]*?(\/?)>$/i;

type Tag = { name: string; kind: "start" | "end" | "void" };

const tagOf = (token: string): Tag | undefined => {
  const [, slash, name = "", selfClosing] = TAG.exec(token) ?? [];
  if (name === "") return undefined;
  const lower = name.toLowerCase();
  if (slash === "/") return { name: lower, kind: "end" };
  return { name: lower, kind: selfClosing === "/" || VOID_ELEMENTS.has(lower) ? "void" : "start" };
};

/** Adds a tag to the output and closes what it leaves open. Drops end tags without a start tag. */
const writeTag = (token: string, tag: Tag, open: string[]): string => {
  if (tag.kind === "void") return token;
  if (tag.kind === "start") {
    open.push(tag.name);
    return token;
  }
  const index = open.lastIndexOf(tag.name);
  return index === -1 ? "" : endTags(open.splice(index));
};

const endTags = (names: readonly string[]): string =>
  names
    .toReversed()
    .map((name) => `</${name}>`)
    .join("");

/**
 * The HTML with at most `limit` visible characters, then the suffix. Tags don't count and are balanced. An entity
 * counts as one character and is never cut, nor is a surrogate pair. Does not make unsafe HTML safe. Short HTML comes
 * back balanced, without suffix.
 */
export const truncateHtml = (html: string, limit: number = LIMIT_CHARACTERS, suffix: string = SUFFIX): string => {
  const open: string[] = [];
  let [written, visible] = ["", 0];
  for (const [token] of html.matchAll(TOKEN)) {
    const tag = tagOf(token);
    if (tag) written += writeTag(token, tag, open);
    else if (token.startsWith("<!--")) continue;
    else if (visible >= limit) return written.trimEnd() + suffix + endTags(open);
    else [written, visible] = [written + token, visible + 1];
  }
  return written + endTags(open);
};
