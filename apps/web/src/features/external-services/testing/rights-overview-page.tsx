/** The page about the connection to Google, over answers of the test: connected, with one difference. */
import type { ExternalService } from "@portal/contract/external-services/calls";
import type { GoogleComparison, GoogleDifference } from "@portal/contract/external-services/google-fields";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { startAt } from "../../../testing/address.ts";
import RightsOverviewPage from "../pages/rights-overview-page.tsx";

export const SERVICES = "POST /api/external-services/list";
export const COMPARISON = "GET /api/external-services/google/comparison";
export const RIGHTS = "/kunde/meineProdukte/eintrag/rechteuebertragung";

export const aService = (given: Partial<ExternalService> = {}): ExternalService => ({
  sourceName: "google",
  connected: true,
  externallyConfirmed: true,
  available: true,
  state: "connected",
  verification: "confirmed",
  locationTitle: "Maler Sommer",
  grantedAt: "2026-11-16T08:00:00.000Z",
  checkedAt: "2026-11-16T08:00:00.000Z",
  grantedBy: "Anna Sommer",
  away: false,
  ...given,
});

export const aDifference = (given: Partial<GoogleDifference> = {}): GoogleDifference => ({
  field: "phone",
  entry: "0221 1",
  google: "0221 2",
  seen: "a".repeat(32),
  refusals: { to_entry: null, to_google: null },
  ...given,
});

export const listed = (given: Partial<ExternalService> = {}): ApiAnswer => ({ body: { services: [aService(given)] } });

export const compared = (differences: GoogleDifference[], equal: GoogleComparison["equal"] = []): ApiAnswer => ({
  body: { differences, equal, comparedAt: "2026-11-16T08:00:00.000Z" },
});

export const differences = page.getByRole("list", { name: "Unterschiede" });
export const callsOf = async (call: string) => (await commands.requestsOfApi()).filter((one) => one.call === call);
export const bodies = async (call: string) => (await callsOf(call)).map(({ body }) => body);

export async function openPage(answers: ApiAnswers) {
  await commands.answerApi({ [SERVICES]: listed(), [COMPARISON]: compared([aDifference()]), ...answers });
  startAt(`${RIGHTS}/uebersicht`);
  await renderPart(<RightsOverviewPage />);
}
