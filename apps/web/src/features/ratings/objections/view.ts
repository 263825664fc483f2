/** The state of the pages in their address: `?einwand=500001`, `?bewertung=17`, `?zeige=alle&grund=insult&seite=2`. */
import { ID_PATTERN } from "@portal/contract/http/ids";
import type { Query } from "@portal/contract/pages/redirects";
import { DESK_FILTERS, type DeskFilter } from "@portal/contract/ratings/objections/desk-calls";
import { OBJECTION_REASON_CODES, type ObjectionReason } from "@portal/contract/ratings/objections/reasons";

export type ObjectionView =
  | { kind: "objection"; id: number }
  | { kind: "new"; ratingId: number }
  | { kind: "list"; page: number };

const PAGE_PATTERN = /^[1-9]\d{0,3}$/;
const pageOf = (text: string | undefined): number => (PAGE_PATTERN.test(text ?? "") ? Number(text) : 1);

/** Reads the address; ignores invalid values. */
export function objectionViewOf({ einwand, bewertung, seite }: Query): ObjectionView {
  if (einwand !== undefined && ID_PATTERN.test(einwand)) return { kind: "objection", id: Number(einwand) };
  if (bewertung !== undefined && ID_PATTERN.test(bewertung)) return { kind: "new", ratingId: Number(bewertung) };
  return { kind: "list", page: pageOf(seite) };
}

export const queryOfPage = (page: number): Query => (page > 1 ? { seite: String(page) } : {});

export type DeskView = { show: DeskFilter; reason: ObjectionReason | null; search: string; page: number };
const WORDS: Record<DeskFilter, string> = { todo: "offen", waiting: "wartet", done: "erledigt", all: "alle" };

export const deskViewOf = ({ zeige, grund, suche = "", seite }: Query): DeskView => ({
  show: DESK_FILTERS.find((filter) => WORDS[filter] === zeige) ?? "todo",
  reason: OBJECTION_REASON_CODES.find((code) => code === grund) ?? null,
  search: suche.slice(0, 100),
  page: pageOf(seite),
});

export const queryOfDesk = ({ show, reason, search, page }: DeskView): Query => ({
  ...(show !== "todo" && { zeige: WORDS[show] }),
  ...(reason !== null && { grund: reason }),
  ...(search.trim() !== "" && { suche: search.trim() }),
  ...queryOfPage(page),
});
