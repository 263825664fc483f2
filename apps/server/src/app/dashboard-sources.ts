/** What the dashboard asks, in the order of its results. */
import { adsDashboard } from "../features/advertising/public.ts";
import { b2bDashboard } from "../features/b2b/public.ts";
import type { DashboardSource } from "../features/dashboard/public.ts";
import { secretarialDashboard } from "../features/secretarial/public.ts";
import { seoDashboard } from "../features/seo/public.ts";
import { voicebotDashboard } from "../features/voicebot/public.ts";
import { webBannersDashboard } from "../features/web-banners/public.ts";
import { tvBannersDashboard } from "../features/tv-banners/public.ts";
import { websiteDashboard } from "../features/website/public.ts";

export const DASHBOARD_SOURCES: readonly DashboardSource[] = [
  secretarialDashboard,
  voicebotDashboard,
  websiteDashboard,
  seoDashboard,
  adsDashboard,
  webBannersDashboard,
  b2bDashboard,
  tvBannersDashboard,
];
