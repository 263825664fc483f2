/** The state of a list of calls in its address: range, `?suche=…&stand=offen&seite=2`. */
import type { CallState } from "@portal/contract/phone/call-list";
import type { Query } from "@portal/contract/pages/redirects";
import type { Day } from "@portal/contract/time/berlin-time";
import { queryOfRange, rangeOf, type RangeChoice } from "../statistics/range-in-address.ts";

const STATES = { open: "offen", done: "erledigt", all: undefined } as const satisfies Record<
  CallState,
  string | undefined
>;

export type CallsView = { choice: RangeChoice; search: string; state: CallState; page: number };

const MOST_SEARCHED = 100;
const PAGE_PATTERN = /^[1-9]\d{0,3}$/;

/** Reads the address; ignores invalid values. */
export function callsViewOf(query: Query, today: Day): CallsView {
  const { suche = "", stand, seite = "" } = query;
  return {
    choice: rangeOf(query, today),
    search: suche.slice(0, MOST_SEARCHED),
    state: stand === STATES.open ? "open" : stand === STATES.done ? "done" : "all",
    page: PAGE_PATTERN.test(seite) ? Number(seite) : 1,
  };
}

/** The query of a view, without defaults. */
export function queryOfCalls({ choice, search, state, page }: CallsView): Query {
  const stand = STATES[state];
  return {
    ...queryOfRange(choice),
    ...(search.trim() === "" ? {} : { suche: search.trim() }),
    ...(stand === undefined ? {} : { stand }),
    ...(page > 1 ? { seite: String(page) } : {}),
  };
}

/** The fields of a call for this view. */
export const requestOfCalls = ({ choice: { range }, search, state, page }: CallsView) => ({
  startDate: range.startDate,
  endDate: range.endDate,
  search: search.trim(),
  state,
  page: String(page),
});
