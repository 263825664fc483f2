/** Every page in every state that the accessibility journeys check, one file per area. */
import { ACCESS_STATES } from "./access-states.ts";
import { ADVERTISING_STATES } from "./advertising/search-ads-states.ts";
import { CHANGE_STATES } from "./change-states.ts";
import { DASHBOARD_STATES } from "./dashboard/dashboard-states.ts";
import { COMPANY_DATA_STATES } from "./company-data/states.ts";
import { ENTRY_SERVICE_STATES } from "./entry-service-states.ts";
import { CLAIMING_STATES } from "./claiming-states.ts";
import { ENTRY_STATES, OWN_SITE_STATES } from "./entry-states.ts";
import { EXTERNAL_SERVICES_STATES } from "./external-services-states.ts";
import { FILE_STATES } from "./file-states.ts";
import { FORM_STATES } from "./form-states.ts";
import { HOME_STATES } from "./home-states.ts";
import { LINKING_STATES } from "./linking-states.ts";
import { OFFER_STATES } from "./offer-states.ts";
import { OPEN_STATES } from "./open-states.ts";
import { MESSAGE_STATES } from "./leads/message-states.ts";
import { PART_STATES } from "./part-states.ts";
import { LEAD_STATES } from "./leads/lead-states.ts";
import { PHONE_STATES } from "./phone/phone-states.ts";
import { RATING_AWARD_STATES } from "./ratings/award-states.ts";
import { RATING_CASE_STATES } from "./ratings/case-states.ts";
import { PROTECTION_STATES } from "./protection-states.ts";
import { B2B_STATES, STATISTICS_STATES, WEBSITE_STATISTICS_STATES } from "./statistics-states.ts";
import { SEO_STATES } from "./seo-states.ts";
import { SERVICE_CASE_STATES } from "./service-case-states.ts";
import { MANAGE_RATINGS_STATES } from "./ratings/manage-states.ts";
import { SUPPORT_STATES } from "./support-states.ts";
import { WEB_BANNER_STATES } from "./banners/web-banner-states.ts";
import { WEBSITE_CHECK_STATES } from "./website/check-states.ts";
import { RATINGS_OVERVIEW_STATES } from "./ratings/overview-states.ts";
import { TV_BANNER_STATES } from "./tv-banners/states.ts";
import { USER_AREA_STATES } from "./user-area-states.ts";
import { WEBSITE_STATES } from "./website-states.ts";
import type { State } from "./state.ts";

export const STATES: readonly State[] = [
  ...OPEN_STATES,
  ...HOME_STATES,
  ...DASHBOARD_STATES,
  ...ENTRY_STATES,
  ...ACCESS_STATES,
  ...CHANGE_STATES,
  ...COMPANY_DATA_STATES,
  ...ENTRY_SERVICE_STATES,
  ...CLAIMING_STATES,
  ...EXTERNAL_SERVICES_STATES,
  ...MESSAGE_STATES,
  ...PART_STATES,
  ...LEAD_STATES,
  ...PHONE_STATES,
  ...PROTECTION_STATES,
  ...RATING_AWARD_STATES,
  ...STATISTICS_STATES,
  ...ADVERTISING_STATES,
  ...B2B_STATES,
  ...OWN_SITE_STATES,
  ...SEO_STATES,
  ...SERVICE_CASE_STATES,
  ...MANAGE_RATINGS_STATES,
  ...SUPPORT_STATES,
  ...USER_AREA_STATES,
  // These give the consumer another rating.
  ...RATING_CASE_STATES,
  ...FORM_STATES,
  ...OFFER_STATES,
  ...FILE_STATES,
  ...LINKING_STATES,
  ...WEB_BANNER_STATES,
  ...TV_BANNER_STATES,
  ...RATINGS_OVERVIEW_STATES,
  ...WEBSITE_STATES,
  ...WEBSITE_CHECK_STATES,
  ...WEBSITE_STATISTICS_STATES,
];
