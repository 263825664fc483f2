import { WEB_BANNER_FAMILIES } from "@portal/contract/web-banners/calls";
import { factSource } from "../../dashboard/public.ts";
import { contributionOf } from "./contribution.ts";
import { BANNER_FACTS, type BannerFacts } from "./repository.ts";

export const webBannersDashboard = factSource<BannerFacts>({
  name: "webBanners",
  product: "Werbebanner",
  families: WEB_BANNER_FAMILIES,
  sql: BANNER_FACTS,
  contributionOf,
});
