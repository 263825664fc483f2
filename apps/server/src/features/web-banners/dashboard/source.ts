import { rightCovers } from "@portal/contract/http/access";
import { WEB_BANNER_FAMILIES } from "@portal/contract/web-banners/calls";
import type { DashboardSource } from "../../dashboard/public.ts";
import { contributionOf } from "./contribution.ts";
import { readBannerFacts } from "./repository.ts";

export const webBannersDashboard: DashboardSource = {
  name: "webBanners",
  product: "Werbebanner",
  families: WEB_BANNER_FAMILIES,
  async read({ db, scope }) {
    const [facts] = await readBannerFacts(db, scope.companyId);
    if (facts === undefined) return { tasks: [], result: null };
    return contributionOf(facts, { mayWrite: rightCovers(scope.right, "write") });
  },
};
