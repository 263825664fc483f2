import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const voicebotPages = {
  voicebot_overview: { load: () => import("./voicebot-overview-page.tsx") },
} satisfies PageEntries;
