/** What all slices store of a person, and what happens to it when the profile is deleted. */
import type { OwnDataKind } from "@portal/contract/user-area/own-data";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { ErasedPerson, PersonColumn, Retention, SliceOwnData } from "../../../platform/personal-data/own-data.ts";
import { platformOwnData } from "../../../platform/personal-data/platform-own-data.ts";
import { accountLinkingOwnData } from "../../account-linking/public.ts";
import { accountOwnData } from "../../account/public.ts";
import { authOwnData } from "../../auth/public.ts";
import { b2bOwnData } from "../../b2b/public.ts";
import { claimingOwnData } from "../../claiming/public.ts";
import { companyDataOwnData } from "../../company-data/public.ts";
import { dashboardOwnData } from "../../dashboard/public.ts";
import { digestOwnData } from "../../digest/public.ts";
import { entryOwnData } from "../../entry/public.ts";
import { externalServicesOwnData } from "../../external-services/public.ts";
import { leadsOwnData, messagesOwnData } from "../../leads/public.ts";
import { notificationsOwnData } from "../../notifications/public.ts";
import { ratingAnswersOwnData, ratingInvitationsOwnData, ratingsOwnData } from "../../ratings/public.ts";
import { serviceCaseOwnData } from "../../service-case/public.ts";
import { trackingOwnData } from "../../tracking/public.ts";
import { tvBannersOwnData } from "../../tv-banners/public.ts";
import { ugcOwnData } from "../../ugc/public.ts";
import { webBannersOwnData } from "../../web-banners/public.ts";
import { websiteOwnData, websiteStatisticsOwnData } from "../../website/public.ts";
import { userAreaOwnData } from "./own-data.ts";

const SLICES: readonly SliceOwnData[] = [
  accountOwnData,
  accountLinkingOwnData,
  authOwnData,
  b2bOwnData,
  claimingOwnData,
  companyDataOwnData,
  dashboardOwnData,
  digestOwnData,
  entryOwnData,
  externalServicesOwnData,
  // Before the leads, which lose the address by which messages are found.
  messagesOwnData,
  leadsOwnData,
  notificationsOwnData,
  ratingAnswersOwnData,
  ratingInvitationsOwnData,
  ratingsOwnData,
  serviceCaseOwnData,
  trackingOwnData,
  tvBannersOwnData,
  ugcOwnData,
  webBannersOwnData,
  websiteOwnData,
  userAreaOwnData,
  websiteStatisticsOwnData,
  platformOwnData,
];

const KINDS: SliceOwnData["kinds"] = Object.fromEntries(SLICES.flatMap(({ kinds }) => Object.entries(kinds)));

/** @throws Error for a kind that no slice declares */
export function rowsOf(kind: OwnDataKind) {
  const rows = KINDS[kind];
  if (rows === undefined) throw new Error(`No slice declares the kind ${kind} of own data.`);
  return rows;
}

/** Every column that refers to a person, as `table.column`. */
export const PERSON_COLUMNS: Readonly<Record<string, PersonColumn>> = Object.fromEntries(
  SLICES.flatMap(({ columns }) => Object.entries(columns)),
);

const SHIPPED: Retention = { kept: "shipped with the product, names nobody" };
/** Tables of slices that store nothing of people. */
const OF_NOBODY: Readonly<Record<string, Retention>> = {
  cities: SHIPPED,
  places: SHIPPED,
  reference_data: SHIPPED,
  streets: SHIPPED,
  entry_streets: { swept: "leftStreets", after: "an hour after the last entry left it; names of streets" },
  left_streets: { swept: "leftStreets", after: "an hour" },
  vocabulary: SHIPPED,
  listing_checks: { swept: "listingChecks", after: "a day if anybody asked; a company's own go with it" },
  listing_results: { swept: "listingChecks", after: "with their check" },
  listing_portal_rate_limits: { kept: "one row per partner portal" },
};

/** How long tables are kept that do not simply go with their person or company. */
export const RETENTION: Readonly<Record<string, Retention>> = Object.assign(
  {},
  OF_NOBODY,
  ...SLICES.map(({ retention }) => retention),
) as Record<string, Retention>;

/** Deletes or ends rows that refer to a person by address only, without a foreign key. */
export async function eraseByAddress(trx: Kysely<Database>, person: ErasedPerson, now: Date): Promise<void> {
  for (const { erase } of SLICES) await erase?.(trx, person, now);
}
