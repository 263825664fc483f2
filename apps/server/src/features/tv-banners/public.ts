/** What other slices may use of TV banners. */
export { tvBannersDashboard } from "./dashboard.ts";
export { tvBannersDisclosure, tvCreativesDisclosure, tvDaysDisclosure } from "./disclosure.ts";
export { tvBannersOwnData } from "./own-data.ts";
