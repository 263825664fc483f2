/** Searching among a person's companies. Pure. */

export type Company = { readonly id: number; readonly name: string };

/** As many rows as are drawn at once; beyond it searching is quicker than scrolling. */
export const MOST_SHOWN = 50;

type Found = { shown: readonly Company[]; total: number; summary: string };

/** Lower case, umlauts and accents as their base letters, so that "muller" finds "Müller". */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .toLocaleLowerCase("de")
    .trim();

/** Companies whose name holds every word of the text, or whose number begins with it. */
export function findCompanies(companies: readonly Company[], text: string): Found {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const number = text.replace(/^\s*(nr\.?)?\s*/i, "").trim();
  const matches = companies.filter(({ id, name }) => {
    const haystack = folded(name);
    return words.every((word) => haystack.includes(word)) || (number !== "" && String(id).startsWith(number));
  });
  return {
    shown: matches.slice(0, MOST_SHOWN),
    total: matches.length,
    summary: summaryOf(matches.length, companies.length),
  };
}

function summaryOf(found: number, all: number): string {
  if (found === 0) return "Keine Firma gefunden. Bitte prüfen Sie Name oder Nummer.";
  if (found > MOST_SHOWN) return `${MOST_SHOWN} von ${found} Firmen. Suchen Sie nach Name oder Nummer.`;
  return found === all ? `${all} Firmen` : `${found} von ${all} Firmen`;
}

/** Where a key leads in a list of `count` options; undefined for keys that are none of the list's. */
export function nextOption(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return (current - 1 + count) % count;
  if (key === "PageDown") return Math.min(count - 1, current + 8);
  if (key === "PageUp") return Math.max(0, current - 8);
  return undefined;
}
