/** What other slices may use of web banners. */
export { webBannersDashboard } from "./dashboard/source.ts";
export { webBannersDisclosure, webBannerViewsDisclosure } from "./disclosure.ts";
export { webBannersOwnData } from "./own-data.ts";
