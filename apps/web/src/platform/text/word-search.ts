/** Searches that forgive spelling: case, accents, "ä" or "ae", "ß" or "ss". */

/** Equal for "ä", "ae" and "a", for "ß" and "ss", and for "ı" and "i", in any case. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase("de")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replace(/([aou])e/g, "$1");

/** Returns whether a text contains every word of the search, in any order; any text contains those of an empty search. */
export function wordSearch(search: string): (text: string) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const found = folded(text);
    return words.every((word) => found.includes(word));
  };
}
