/** All kinds of rows that an export writes, each declared by the slice that owns its tables. */
import { accountLocksExport } from "../../features/account-locks/export.ts";
import { companyExport, contactPersonExport, productExport } from "../../features/account/export.ts";
import { streetExport } from "../../features/addresses/export.ts";
import { userExport } from "../../features/auth/export.ts";
import { adAccountExport, adBudgetExport, adCampaignExport, adDayExport } from "../../features/advertising/export.ts";
import { b2bDayExport } from "../../features/b2b/export.ts";
import { contractExport, documentExport } from "../../features/company-data/export.ts";
import { entryExport } from "../../features/entry/export.ts";
import { noticeExport, notificationExport } from "../../features/notifications/export.ts";
import { leadExport } from "../../features/leads/export.ts";
import { secretarialCallExport, secretarialSettingsExport } from "../../features/secretarial/export.ts";
import { trackingEventExport } from "../../features/tracking/export.ts";
import { tvBannerExport, tvCreativeExport, tvDayExport } from "../../features/tv-banners/export.ts";
import { latestSearchExport, userRatingExport, viewedEntryExport } from "../../features/user-area/export.ts";
import { webBannerDayExport, webBannerExport } from "../../features/web-banners/export.ts";
import { voicebotCallExport, voicebotSettingsExport } from "../../features/voicebot/export.ts";
import {
  employerSurveyExport,
  ratingAnswerExport,
  ratingExport,
  ratingFeedExport,
} from "../../features/ratings/export.ts";
import { mailboxExport, websiteExport } from "../../features/website/export.ts";
import type { ExportKind } from "../../platform/export/export-kind.ts";
import type { ImportRowType } from "../import/kinds.ts";

/** By type: whatever can be imported is exported. */
export const EXPORT_KINDS: { readonly [Type in ImportRowType]: ExportKind<Type> } = {
  company: companyExport,
  notification: notificationExport,
  user: userExport,
  product: productExport,
  contact_person: contactPersonExport,
  entry: entryExport,
  notice: noticeExport,
  street: streetExport,
  user_rating: userRatingExport,
  latest_search: latestSearchExport,
  viewed_entry: viewedEntryExport,
  tracking_event: trackingEventExport,
  account_locks: accountLocksExport,
  website: websiteExport,
  mailbox: mailboxExport,
  b2b_day: b2bDayExport,
  ad_account: adAccountExport,
  ad_campaign: adCampaignExport,
  ad_day: adDayExport,
  ad_budget: adBudgetExport,
  secretarial_settings: secretarialSettingsExport,
  secretarial_call: secretarialCallExport,
  lead: leadExport,
  web_banner: webBannerExport,
  web_banner_day: webBannerDayExport,
  voicebot_settings: voicebotSettingsExport,
  voicebot_call: voicebotCallExport,
  tv_banner: tvBannerExport,
  tv_creative: tvCreativeExport,
  tv_day: tvDayExport,
  rating: ratingExport,
  rating_answer: ratingAnswerExport,
  contract: contractExport,
  document: documentExport,
  rating_feed: ratingFeedExport,
  employer_survey: employerSurveyExport,
};
