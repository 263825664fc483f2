/** The reading calls that a page makes first, with the addresses that the browser asks at. */
import { getAccount } from "@portal/contract/account/calls";
import { getDashboard } from "@portal/contract/dashboard/calls";
import { getHighlights } from "@portal/contract/dashboard/highlights/calls";
import { getPublicEntry, getSalesForceEntry } from "@portal/contract/entry/calls";
import { getUnfitSteps } from "@portal/contract/entry/completeness/calls";
import { getEntryDifferences } from "@portal/contract/entry/differences/calls";
import { getEntryHistory } from "@portal/contract/entry/history/calls";
import { RECENT_CHANGES } from "@portal/contract/entry/history/recent-changes-count";
import { requestAddress } from "@portal/contract/http/request-address";
import { getMenuItems } from "@portal/contract/navigation/calls";
import type { RouteName } from "@portal/contract/pages/routes";
import { getEntryHints } from "@portal/contract/ugc/hints";

const entry = (company: number) => requestAddress(getSalesForceEntry, {}, company);
const differences = (company: number) => requestAddress(getEntryDifferences, {}, company);
const unfitSteps = (company: number) => requestAddress(getUnfitSteps, {}, company);
const hints = (company: number) => requestAddress(getEntryHints, {}, company);
const dashboard = (company: number) => requestAddress(getDashboard, {}, company);
const highlights = (company: number) => requestAddress(getHighlights, {}, company);
const preview = (company: number) => requestAddress(getPublicEntry, { params: { id: company } }, company);
const latestChanges = (company: number) =>
  requestAddress(getEntryHistory, { query: { limit: RECENT_CHANGES } }, company);

/** What the pages preload in the browser (`preload` of their entries). A journey compares both. */
const OF_PAGE: Partial<Record<RouteName, readonly ((company: number) => string)[]>> = {
  dashboard: [entry, dashboard, latestChanges],
  entry_overview: [entry, preview, differences, unfitSteps],
  entry_data: [entry],
  entry_differences: [differences, hints],
  entry_poster: [entry],
  highlights: [highlights],
};

/** Addresses of the calls that a page makes first. `company` is the active one, null if that is not known. */
export function firstCalls(route: RouteName | undefined, company: number | null): string[] {
  const frame = [requestAddress(getMenuItems, {}, null)];
  if (company === null) return frame;
  const account = requestAddress(getAccount, { params: { id: company } }, company);
  const ofPage = (route && OF_PAGE[route]) ?? [];
  return [...frame, account, ...ofPage.map((address) => address(company))];
}
