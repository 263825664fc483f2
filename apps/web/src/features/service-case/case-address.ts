/**
 * The state of the page in its address: `?anfrage=100001`, `?neu=invoice&bezug=R-1`,
 * `?stand=waiting&suche=…&seite=2`.
 */
import { ID_PATTERN } from "@portal/contract/http/ids";
import type { Query } from "@portal/contract/pages/redirects";
import { CASE_TYPES, type CaseFilter, type CaseType } from "@portal/contract/service-case/calls";
import { CASE_STATES, type CaseState } from "@portal/contract/service-case/states";

export type CaseView =
  | { kind: "case"; id: number }
  | { kind: "new"; type: CaseType | null; reference: string }
  | { kind: "list"; filter: CaseFilter; page: number };

const isState = (text: string | undefined): text is CaseState => CASE_STATES.some((state) => state === text);
const isType = (text: string): text is CaseType => Object.hasOwn(CASE_TYPES, text);

const MOST_SEARCHED = 100;
const MOST_REFERRED = 100;
const PAGE_PATTERN = /^[1-9]\d{0,3}$/;

/** Reads the address; ignores invalid values. */
export function viewOf({ anfrage, neu, bezug = "", stand, suche = "", seite }: Query): CaseView {
  if (anfrage !== undefined && ID_PATTERN.test(anfrage)) return { kind: "case", id: Number(anfrage) };
  if (neu !== undefined) {
    return { kind: "new", type: isType(neu) ? neu : null, reference: bezug.slice(0, MOST_REFERRED) };
  }
  const filter = { search: suche.slice(0, MOST_SEARCHED), ...(isState(stand) && { state: stand }) };
  return { kind: "list", filter, page: PAGE_PATTERN.test(seite ?? "") ? Number(seite) : 1 };
}

/** The address of a list. */
export const queryOfList = ({ search, state }: CaseFilter, page = 1): Query => ({
  ...(search.trim() !== "" && { suche: search.trim() }),
  ...(state !== undefined && { stand: state }),
  ...(page > 1 && { seite: String(page) }),
});
