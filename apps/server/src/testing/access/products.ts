/** Rows of the access matrix of calls that belong to a product. A company without the product gets `product.not_booked`. */
import { open, reads, suggests, writes, type MatrixRow } from "./cells.ts";

const ads = { products: ["SEA", "SEA-PLUS", "GADS", "BADS"] } as const;
const websites = { products: ["WEB-S", "WEB-M", "WEB-L", "WEB-SHOP", "LAND"] } as const;
const webBanners = { products: ["WBAN"] } as const;
const tvBanners = { products: ["TV", "TV-REGIO"] } as const;
const seo = { products: ["SEO"] } as const;
/** Without landing pages. */
const ownWebsite = { products: ["WEB-S", "WEB-M", "WEB-L", "WEB-SHOP"] } as const;

export const PRODUCT_ACCESS: Record<string, MatrixRow> = {
  getB2bViewStatistics: reads,
  getB2bDeviceStatistics: reads,
  getB2bLocationStatistics: reads,
  getB2bViewsCsv: reads,
  getB2bOriginsCsv: reads,
  getAdCustomerData: { ...suggests, ...ads },
  getAdStatistics: { ...suggests, ...ads },
  getAdGroups: { ...suggests, ...ads },
  getAdCampaigns: { ...suggests, ...ads },
  getAdCampaign: { ...suggests, ...ads },
  getAdBudgetConsumption: { ...suggests, ...ads },
  getAdDaysCsv: { ...reads, ...ads },
  getSeoOverview: { ...reads, ...seo },
  getSeoTerms: { ...reads, ...seo },
  getSeoTermsCsv: { ...reads, ...seo },
  startSearchConsole: { ...writes, ...seo, agent: "auth.role_missing" },
  grantSearchConsole: { ...writes, ...seo, agent: "auth.role_missing" },
  denySearchConsole: { ...writes, ...seo, agent: "auth.role_missing" },
  getSearchProperties: { ...writes, ...seo, agent: "auth.role_missing" },
  chooseSearchProperty: { ...writes, ...seo, agent: "auth.role_missing" },
  // access can be taken back without the product, too
  disconnectSearchConsole: { ...writes, agent: "auth.role_missing" },
  getCompanyTvBanners: { ...reads, ...tvBanners },
  getCompanyCreatives: { ...reads, ...tvBanners },
  getTvKeyFigures: { ...reads, ...tvBanners },
  getTvByChannel: { ...reads, ...tvBanners },
  getTvByProgramme: { ...reads, ...tvBanners },
  getTvByDay: { ...reads, ...tvBanners },
  getTvByWeekAndChannel: { ...reads, ...tvBanners },
  getTvByTimeOfDay: { ...reads, ...tvBanners },
  getTvTotal: { ...reads, ...tvBanners },
  getTvImpressionsCsv: { ...reads, ...tvBanners },
  setCreative: { ...writes, ...tvBanners },
  updateCreative: { ...writes, ...tvBanners },
  getWebsiteCheck: writes,
  getWebsiteCheckResult: reads,
  getWebsiteCheckCsv: reads,
  getWebsites: { ...reads, ...websites },
  getWebsiteKeywords: { ...reads, ...websites },
  getWebsiteViews: { ...reads, ...websites },
  getWebsiteDevices: { ...reads, ...websites },
  getWebsiteReferrers: { ...reads, ...websites },
  getWebsiteStatisticKeywords: { ...reads, ...websites },
  getWebsiteViewsCsv: { ...reads, ...websites },
  getWebsiteReferrersCsv: { ...reads, ...websites },
  getWebsiteKeywordsCsv: { ...reads, ...websites },
  getWebsiteQuickFigures: { ...reads, ...websites },
  updateWebsiteFiles: { ...writes, ...websites },
  getWebsiteHandovers: { ...reads, ...websites },
  answerWebsiteHandover: { ...writes, ...websites },
  takeBackWebsiteHandover: { ...writes, ...websites },
  restoreWebsiteHandover: { ...writes, ...websites },
  getWebsiteFile: { ...reads, ...websites },
  // for customer care only, and a landing page is no website (Specification §6)
  getWebsiteDeeplink: {
    ...writes,
    read: "auth.role_missing",
    editor: "auth.role_missing",
    owner: "auth.role_missing",
    ...ownWebsite,
  },
  getMailboxes: { ...reads, ...ownWebsite },
  getMailboxProfile: { ...reads, ...ownWebsite },
  getCompanyWebBanners: { ...reads, ...webBanners },
  updateCompanyWebBannerStatus: { ...writes, ...webBanners },
  updateWebBannerFiles: { ...writes, ...webBanners },
  downloadWebBannerCreatives: { ...reads, ...webBanners },
  getWebBannerCreative: { ...reads, ...webBanners },
  getWebBannerStatistics: { ...reads, ...webBanners },
  getWebBannerStatisticsCsv: { ...reads, ...webBanners },
  redeemWebsiteDeeplink: { ...open, xsrf: "not required", accountId: "ignored" },
};
