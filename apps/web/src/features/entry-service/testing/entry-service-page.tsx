/** The page of the entry service over answers of the test: three portals, one for each who has to act. */
import type { CompanyPortal, ListingCheckState } from "@portal/contract/entry-service/calls";
import type { FieldComparison, PortalStatus } from "@portal/contract/entry-service/listing";
import { pathOf } from "@portal/contract/pages/routes";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import EntryServicePage from "../pages/entry-service-page.tsx";

export const LOAD = "GET /api/customer/internalBea/retrievePortals";
export const TREND = "GET /api/customer/internalBea/getPartnerPortalListingStatistics";

export const CHECKED: ListingCheckState = {
  booked: true,
  running: false,
  done: 3,
  total: 3,
  startedAt: "2026-11-16T08:00:00.000Z",
  finishedAt: "2026-11-16T08:05:00.000Z",
  stale: false,
  nextReloadAt: null,
};

export const street: FieldComparison = {
  field: "street",
  expected: "Lindenstraße",
  found: "Lindenallee",
  verdict: "different",
};

export function aPortal(name: string, status: PortalStatus | null, given: Partial<CompanyPortal> = {}): CompanyPortal {
  const result = {
    reason: null,
    evidence: { url: `https://${name}.example/4711`, readAt: "2026-11-16T08:04:00.000Z" },
    fields: [],
    duplicates: [],
    checkedAt: "2026-11-16T08:04:00.000Z",
  };
  return {
    portal: { identifier: name, name, icon: "", status },
    pending: false,
    result: status === null ? null : result,
    actor: "owner",
    correctUrl: `https://${name}.example/korrektur`,
    advice: "Melden Sie sich dort an.",
    home: "",
    ...given,
  };
}

export const withFields = (portal: CompanyPortal, fields: FieldComparison[]): CompanyPortal => ({
  ...portal,
  result: portal.result && { ...portal.result, fields },
});

export const PORTALS = [
  aPortal("Ortsbuch", "portal_ok"),
  aPortal("Kartenwerk", "portal_nok", { actor: "provider" }),
  withFields(aPortal("Stadtblick", "portal_nok"), [street]),
];

export const found = (portals: readonly CompanyPortal[], check: Partial<ListingCheckState> = {}): ApiAnswer => ({
  body: { portals, lastUpdate: null, check: { ...CHECKED, ...check } },
});

export const trendOf = (...scores: (number | null)[]): ApiAnswer => ({
  body: {
    statistics: { score: null, total: 0, counts: {} },
    trend: scores.map((score, index) => ({
      checkedAt: `2026-11-${String(16 - index).padStart(2, "0")}T08:00:00.000Z`,
      score,
      counts: { portal_ok: 1, portal_nok: 2, portal_error: 0, portal_not_found: 1 },
    })),
  },
});

type Answers = Readonly<Record<string, ApiAnswer | readonly ApiAnswer[]>>;

export async function openPage(load: ApiAnswer | readonly ApiAnswer[], others: Answers = {}, query = "") {
  startAt(pathOf("entry_service") + query);
  await commands.answerApi({ [LOAD]: load, [TREND]: trendOf(), ...others });
  await renderPart(<EntryServicePage />);
}

export const callsOf = async (wanted: string) => (await commands.requestsOfApi()).filter(({ call }) => call === wanted);
export const check = page.getByRole("button", { name: "Jetzt neu prüfen" });
export const group = (name: string) => page.getByRole("region", { name, exact: true });
