import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const ratingsPages = {
  ratings_overview: { load: () => import("./overview/ratings-overview-page.tsx") },
  ratings_manage: { load: () => import("./manage/ratings-manage-page.tsx") },
  ratings_partner_network: { load: () => import("./partners/partner-network-page.tsx") },
  ratings_status: { load: () => import("./partners/ratings-status-page.tsx") },
  ratings_marketing_packages: { load: () => import("./reports/marketing-packages-page.tsx") },
  ratings_objections: { load: () => import("./objections/objections-page.tsx") },
  user_rating_objections: { load: () => import("./objections/author-objections-page.tsx"), parents: ["user_ratings"] },
  rating_manager: { load: () => import("./objections/desk-page.tsx") },
  ratings_awards: { load: () => import("./awards/awards-page.tsx") },
  ratings_award_proof: { load: () => import("./awards/award-proof-page.tsx"), layout: "plain" },
  ratings_invitations: { load: () => import("./invitations/invitations-page.tsx") },
  ratings_rate: { load: () => import("./submissions/rate-page.tsx"), layout: "plain" },
  ratings_rate_confirm: { load: () => import("./submissions/confirm-page.tsx"), layout: "plain" },
  ratings_statement: { load: () => import("./objections/statement-page.tsx"), layout: "plain" },
  ratings_opt_out: { load: () => import("./submissions/opt-out-page.tsx"), layout: "plain" },
} satisfies PageEntries;
