/** The state of a list of leads in its address: `?stand=offen&suche=…&von=…&bis=…&seite=2`, one lead: `?anfrage=12`. */
import { ID_PATTERN } from "@portal/contract/http/ids";
import { LEAD_VIEWS, type LeadView } from "@portal/contract/leads/calls";
import type { Query } from "@portal/contract/pages/redirects";
import { isDay } from "@portal/contract/time/berlin-time";

export type LeadsView = { search: string; state: LeadView; from: string; to: string; page: number };

const STATES: Record<LeadView, string> = {
  all: "alle",
  open: "offen",
  new: "neu",
  accepted: "angenommen",
  contacted: "kontakt",
  offer: "angebot",
  won: "gewonnen",
  lost: "verloren",
  complaint: "reklamiert",
  declined: "abgelehnt",
  taken: "vergeben",
};
const MOST_SEARCHED = 100;
const PAGE_PATTERN = /^[1-9]\d{0,3}$/;

const dayOf = (text: string | undefined): string => (text !== undefined && isDay(text) ? text : "");

/** Reads the address; ignores invalid values. */
export function leadsViewOf({ stand, suche = "", von, bis, seite = "" }: Query): LeadsView {
  return {
    search: suche.slice(0, MOST_SEARCHED),
    state: LEAD_VIEWS.find((view) => STATES[view] === stand) ?? "all",
    from: dayOf(von),
    to: dayOf(bis),
    page: PAGE_PATTERN.test(seite) ? Number(seite) : 1,
  };
}

/** The query of a view, without defaults. */
export const queryOfLeads = ({ search, state, from, to, page }: LeadsView): Query => ({
  ...(search.trim() !== "" && { suche: search.trim() }),
  ...(state !== "all" && { stand: STATES[state] }),
  ...(from !== "" && { von: from }),
  ...(to !== "" && { bis: to }),
  ...(page > 1 && { seite: String(page) }),
});

export const isNarrowed = ({ search, state, from, to }: LeadsView): boolean =>
  search !== "" || state !== "all" || from !== "" || to !== "";

/** The lead that the address names. */
export const leadOf = ({ anfrage = "" }: Query): number | null => (ID_PATTERN.test(anfrage) ? Number(anfrage) : null);
