/** Characters of a text in the list of hits. */
const MOST = 120;
/** Characters before the first word that was found. */
const BEFORE = 30;

/** The part of a text around the first word that was found, in one line. */
export function shortened(text: string, words: readonly string[] = []): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= MOST) return line;
  const [first = ""] = words;
  const at = first === "" ? 0 : Math.max(0, line.search(new RegExp(first, "iu")) - BEFORE);
  // A cut may separate the halves of a character; a half is shown as a replacement character.
  const part = line.slice(at, at + MOST).toWellFormed();
  return `${at > 0 ? "… " : ""}${part.trim()}${at + part.length < line.length ? " …" : ""}`;
}
