/**
 * What the dashboard asks, in the order of its results. Sources whose calls start somewhere stand before those that
 * answer calls (`contacts/count.ts`).
 */
import { adsDashboard } from "../features/advertising/public.ts";
import { b2bDashboard } from "../features/b2b/public.ts";
import { claimDashboard } from "../features/claiming/public.ts";
import { contractsDashboard, documentsDashboard, peopleDashboard } from "../features/company-data/public.ts";
import type { DashboardSource } from "../features/dashboard/public.ts";
import { entryDashboard } from "../features/entry/public.ts";
import { listingsDashboard } from "../features/entry-service/public.ts";
import { objectionsDashboard, ratingsDashboard } from "../features/ratings/public.ts";
import { leadsDashboard } from "../features/leads/public.ts";
import { secretarialDashboard } from "../features/secretarial/public.ts";
import { seoDashboard } from "../features/seo/public.ts";
import { casesDashboard } from "../features/service-case/public.ts";
import { hintsDashboard } from "../features/ugc/public.ts";
import { voicebotDashboard } from "../features/voicebot/public.ts";
import { webBannersDashboard } from "../features/web-banners/public.ts";
import { tvBannersDashboard } from "../features/tv-banners/public.ts";
import { websiteDashboard } from "../features/website/public.ts";

export const DASHBOARD_SOURCES: readonly DashboardSource[] = [
  casesDashboard,
  objectionsDashboard,
  peopleDashboard,
  contractsDashboard,
  documentsDashboard,
  hintsDashboard,
  claimDashboard,
  entryDashboard,
  leadsDashboard,
  secretarialDashboard,
  voicebotDashboard,
  ratingsDashboard,
  listingsDashboard,
  websiteDashboard,
  seoDashboard,
  adsDashboard,
  webBannersDashboard,
  b2bDashboard,
  tvBannersDashboard,
];
