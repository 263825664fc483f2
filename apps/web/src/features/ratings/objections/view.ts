/** The state of the pages in their address: `?einwand=500001`, `?bewertung=17`, `?suche=Wort&seite=2`, `?zeige=alle&grund=insult`. */
import { ID_PATTERN } from "@portal/contract/http/ids";
import type { Query } from "@portal/contract/pages/redirects";
import { OBJECTION_SEARCH_CHARACTERS } from "@portal/contract/ratings/objections/calls";
import { DESK_FILTERS, type DeskFilter } from "@portal/contract/ratings/objections/desk-calls";
import { OBJECTION_REASON_CODES, type ObjectionReason } from "@portal/contract/ratings/objections/reasons";

export type ObjectionView =
  | { kind: "objection"; id: number }
  | { kind: "new"; ratingId: number }
  | ({ kind: "list" } & ListView);

export type ListView = { search: string; page: number };

const PAGE_PATTERN = /^[1-9]\d{0,3}$/;
const searchOf = (text = ""): string => text.slice(0, OBJECTION_SEARCH_CHARACTERS);
const pageOf = (text: string | undefined): number => (PAGE_PATTERN.test(text ?? "") ? Number(text) : 1);

/** Reads the address; ignores invalid values. */
export function objectionViewOf({ einwand, bewertung, suche, seite }: Query): ObjectionView {
  if (einwand !== undefined && ID_PATTERN.test(einwand)) return { kind: "objection", id: Number(einwand) };
  if (bewertung !== undefined && ID_PATTERN.test(bewertung)) return { kind: "new", ratingId: Number(bewertung) };
  return { kind: "list", search: searchOf(suche), page: pageOf(seite) };
}

export const queryOfList = ({ search, page }: ListView): Query => ({
  ...(search.trim() !== "" && { suche: search.trim() }),
  ...(page > 1 && { seite: String(page) }),
});

export type DeskView = ListView & { show: DeskFilter; reason: ObjectionReason | null };
const WORDS: Record<DeskFilter, string> = { todo: "offen", waiting: "wartet", done: "erledigt", all: "alle" };

export const deskViewOf = ({ zeige, grund, suche, seite }: Query): DeskView => ({
  show: DESK_FILTERS.find((filter) => WORDS[filter] === zeige) ?? "todo",
  reason: OBJECTION_REASON_CODES.find((code) => code === grund) ?? null,
  search: searchOf(suche),
  page: pageOf(seite),
});

export const queryOfDesk = ({ show, reason, ...list }: DeskView): Query => ({
  ...(show !== "todo" && { zeige: WORDS[show] }),
  ...(reason !== null && { grund: reason }),
  ...queryOfList(list),
});
