/** Searches a person's companies. Pure. */
import { wordSearch } from "../../platform/text/word-search.ts";

export type Company = { readonly id: number; readonly name: string };

/** Maximum number of rows; searching is quicker than scrolling through more. */
export const MOST_SHOWN = 50;

type Found = { shown: readonly Company[]; total: number; summary: string };

/** Companies whose name contains every word of the text, or whose number begins with it. */
export function findCompanies(companies: readonly Company[], text: string): Found {
  const isFound = wordSearch(text);
  const number = text.replace(/^\s*(nr\.?)?\s*/i, "").trim();
  const matches = companies.filter(({ id, name }) => isFound(name) || (number !== "" && String(id).startsWith(number)));
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
