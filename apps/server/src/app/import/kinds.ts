/**
 * All kinds of import rows, in the order in which they may refer to each other. Each slice declares the kinds of its
 * tables; docs/import-format.md shows a row of each.
 */
import { accountLocksKind } from "../../features/account-locks/import.ts";
import { companyKind, contactPersonKind, productKind } from "../../features/account/import.ts";
import { streetKind } from "../../features/addresses/import.ts";
import { adAccountKind, adBudgetKind, adCampaignKind, adDayKind } from "../../features/advertising/import.ts";
import { b2bDayKind } from "../../features/b2b/import.ts";
import { contractKind, documentKind } from "../../features/company-data/import.ts";
import { userKind } from "../../features/auth/import/user-kind.ts";
import { entryKind } from "../../features/entry/import/entry-kind.ts";
import { noticeKind, notificationKind } from "../../features/notifications/import.ts";
import { leadKind } from "../../features/leads/import.ts";
import { secretarialCallKind, secretarialSettingsKind } from "../../features/secretarial/import.ts";
import { trackingEventKind } from "../../features/tracking/import.ts";
import { tvBannerKind, tvCreativeKind } from "../../features/tv-banners/import/banners.ts";
import { tvDayKind } from "../../features/tv-banners/import/days.ts";
import { latestSearchKind, userRatingKind, viewedEntryKind } from "../../features/user-area/import.ts";
import { webBannerDayKind, webBannerKind } from "../../features/web-banners/import.ts";
import { voicebotCallKind, voicebotSettingsKind } from "../../features/voicebot/import.ts";
import { employerSurveyKind, ratingAnswerKind, ratingFeedKind, ratingKind } from "../../features/ratings/import.ts";
import { mailboxKind, websiteKind } from "../../features/website/import.ts";
import type { ImportKind } from "../../platform/import/import-kind.ts";

const KINDS = [
  companyKind,
  // before the people who are given them
  notificationKind,
  userKind,
  productKind,
  contactPersonKind,
  entryKind,
  noticeKind,
  streetKind,
  userRatingKind,
  latestSearchKind,
  viewedEntryKind,
  trackingEventKind,
  accountLocksKind,
  contractKind,
  documentKind,
  websiteKind,
  mailboxKind,
  b2bDayKind,
  adAccountKind,
  adCampaignKind,
  adDayKind,
  adBudgetKind,
  secretarialSettingsKind,
  secretarialCallKind,
  leadKind,
  webBannerKind,
  webBannerDayKind,
  voicebotSettingsKind,
  voicebotCallKind,
  ratingKind,
  ratingAnswerKind,
  ratingFeedKind,
  employerSurveyKind,
  tvBannerKind,
  tvCreativeKind,
  tvDayKind,
] as const;

export type ImportRowType = (typeof KINDS)[number]["type"];
export const IMPORT_ROW_TYPES: readonly ImportRowType[] = KINDS.map(({ type }) => type);
export const IMPORT_KINDS: readonly ImportKind[] = KINDS;

const BY_TYPE: ReadonlyMap<string, ImportKind> = new Map(KINDS.map((kind) => [kind.type, kind]));

/** The kind of a type in a file, or undefined. */
export const kindOf = (type: string): ImportKind | undefined => BY_TYPE.get(type);
