/**
 * What the product promises about access, written apart from the contract: changing a row there makes the matrix
 * test fail. A cell is "ok" (the guard lets the caller through) or the code of the refusal. Every call has a row.
 */
import type { AccountIdRule } from "@portal/contract/http/endpoint";
import type { ProblemCode } from "@portal/contract/http/problems";

export type Cell = "ok" | ProblemCode;

export type MatrixRow = {
  /** Nobody is logged in. */
  anonymous: Cell;
  /** Logged in, holds no company (consumer, tradesmanager, ratingusermanager). */
  consumer: Cell;
  /** Rights in the company that accountId names. */
  read: Cell;
  editor: Cell;
  owner: Cell;
  /** A customer-care agent acting for the company. */
  agent: Cell;
  xsrf: "required" | "not required";
  accountId: AccountIdRule;
  /** Codes of which the company needs one, by one active product; without it everybody gets `product.not_booked`. */
  products?: readonly [string, ...string[]];
};

const open = { anonymous: "ok", consumer: "ok", read: "ok", editor: "ok", owner: "ok", agent: "ok" } as const;
/** Calls before login: no session is looked up. */
const beforeLogin = { ...open, xsrf: "required", accountId: "ignored" } as const;
const loggedIn = { ...open, anonymous: "auth.no_session" } as const;
/** Calls for the person themselves: customer care acts for a company, never as a person. */
const personal = { ...loggedIn, agent: "auth.role_missing", xsrf: "required", accountId: "ignored" } as const;
/** What a person reads of themselves. */
const own = { ...personal, xsrf: "not required" } as const;
const company = { ...loggedIn, consumer: "account_not_available" } as const;
const reads = { ...company, xsrf: "not required", accountId: "required" } as const;
const writes = { ...company, read: "auth.right_missing", xsrf: "required", accountId: "required" } as const;
/** Words and places that the forms offer: a POST that only reads. */
const suggests = { ...company, xsrf: "required", accountId: "required" } as const;
const addresses = { ...loggedIn, xsrf: "required", accountId: "ignored" } as const;
/** A claim is the person's own: customer care makes none. */
const ownClaim = { ...loggedIn, agent: "auth.role_missing", xsrf: "required", accountId: "ignored" } as const;
/** Open to everybody without accountId; a company that is named must be one's own, which needs a login. */
const ofAnybody = { ...company, xsrf: "not required", accountId: "optional" } as const;
const owns = { ...writes, editor: "auth.right_missing" } as const;

const websites = { products: ["WEB-S", "WEB-M", "WEB-L", "WEB-SHOP", "LAND"] } as const;
const seo = { products: ["SEO"] } as const;
/** Without landing pages. */
const ownWebsite = { products: ["WEB-S", "WEB-M", "WEB-L", "WEB-SHOP"] } as const;

export const ACCESS_MATRIX: Record<string, MatrixRow> = {
  login: { ...open, xsrf: "required", accountId: "ignored" },
  logout: { ...open, xsrf: "required", accountId: "ignored" },
  refresh: { ...loggedIn, xsrf: "required", accountId: "ignored" },
  removeMainSessionKeys: { ...open, xsrf: "required", accountId: "ignored" },
  register: beforeLogin,
  registerGuest: beforeLogin,
  registerActivationCancel: beforeLogin,
  activateRegistration: beforeLogin,
  checkRegistration: beforeLogin,
  resendActivation: beforeLogin,
  requestAccessLink: beforeLogin,
  checkAccessLink: beforeLogin,
  loginByLink: beforeLogin,
  renewPassword: beforeLogin,
  ingestTrackingEvents: { ...open, xsrf: "not required", accountId: "ignored" },
  ingestWebsiteHits: { ...open, xsrf: "not required", accountId: "ignored" },
  getCountingScript: { ...open, xsrf: "not required", accountId: "ignored" },
  trackAction: { ...open, xsrf: "not required", accountId: "ignored" },
  getEntryStatistics: reads,
  getEntryStatisticsCsv: reads,
  getEntrySearchTermsCsv: reads,
  getOwnSiteCode: reads,
  getB2bViewStatistics: reads,
  getB2bDeviceStatistics: reads,
  getB2bLocationStatistics: reads,
  getB2bViewsCsv: reads,
  getB2bOriginsCsv: reads,
  getDemoCode: { ...open, xsrf: "not required", accountId: "ignored" },
  getOutbox: { ...open, xsrf: "not required", accountId: "ignored" },
  getSecondFactor: { ...personal, xsrf: "not required" },
  beginSecondFactor: personal,
  confirmSecondFactor: personal,
  disableSecondFactor: personal,
  renewRecoveryCodes: personal,
  getPasskeys: { ...personal, xsrf: "not required" },
  beginPasskey: personal,
  addPasskey: personal,
  renamePasskey: personal,
  deletePasskey: personal,
  beginPasskeyProof: personal,
  confirmByPasskey: personal,
  confirmByCode: personal,
  beginPasskeyLogin: beforeLogin,
  loginByPasskey: beforeLogin,
  beginFacebook: beforeLogin,
  loginByFacebook: beforeLogin,
  linkFacebook: beforeLogin,
  registerByFacebook: beforeLogin,
  getFacebookPerson: { ...beforeLogin, xsrf: "not required" },
  getOwnFacebook: { ...personal, xsrf: "not required" },
  beginFacebookLink: personal,
  addFacebook: personal,
  unlinkFacebook: personal,
  loginCuca: beforeLogin,
  getSupportVisits: reads,
  getAccountLocks: reads,
  updateAccountLocks: writes,
  getUserNotificationModalContent: personal,
  readUserNotification: personal,
  addUserNotification: personal,
  decryptData: beforeLogin,
  getAccountLink: beforeLogin,
  accountLinkLogin: beforeLogin,
  accountLinkRegister: beforeLogin,
  acceptAccountLink: { ...loggedIn, agent: "auth.role_missing", xsrf: "required", accountId: "ignored" },
  callUgc: beforeLogin,
  subscribeNewsletter: beforeLogin,
  getNewsletterSubscription: beforeLogin,
  confirmNewsletter: beforeLogin,
  endNewsletter: beforeLogin,
  getPeople: reads,
  invitePerson: { ...owns, agent: "auth.role_missing" },
  withdrawInvitation: { ...owns, agent: "auth.role_missing" },
  admitPerson: { ...owns, agent: "auth.role_missing" },
  changePersonRight: { ...owns, agent: "auth.role_missing" },
  leaveCompany: { ...company, agent: "auth.role_missing", xsrf: "required", accountId: "required" },
  revokePerson: { ...owns, agent: "auth.role_missing" },
  createServiceCase: writes,
  getServiceCases: reads,
  getServiceCasesCsv: reads,
  getServiceCase: reads,
  addServiceCaseMessage: writes,
  closeServiceCase: writes,
  reopenServiceCase: writes,
  getSelfDisclosure: reads,
  getSelfDisclosurePdf: reads,
  trackUserViews: personal,
  trackUserData: personal,
  trackCompanyViews: personal,
  trackCompanyData: personal,
  chooseCookies: beforeLogin,
  reportBrowserError: beforeLogin,
  getNotifications: { ...open, xsrf: "not required", accountId: "ignored" },
  getProfile: own,
  updateUserProfile: personal,
  uploadProfileImage: personal,
  updatePassword: personal,
  updateUserData: personal,
  cancelEmailChange: personal,
  activateChangedEmail: beforeLogin,
  undoEmailChange: beforeLogin,
  confirmPassword: personal,
  deleteProfile: personal,
  keepProfile: personal,
  getDeletionPreview: own,
  exportOwnData: own,
  getOwnSessions: own,
  getOwnSecurityEvents: own,
  endOwnSessions: personal,
  getRatings: own,
  updateRating: personal,
  deleteRating: personal,
  restoreRating: personal,
  getLatestSearches: own,
  deleteLatestSearch: personal,
  restoreLatestSearch: personal,
  getRecentlyViewedEntries: own,
  deleteRecentlyViewedEntry: personal,
  restoreRecentlyViewedEntry: personal,
  getPortals: own,
  switchPortal: personal,
  getMenuItems: { ...loggedIn, xsrf: "not required", accountId: "ignored" },
  getAccount: reads,
  updateEntryClaimedLastUpdate: owns,
  dissolveClaiming: { ...owns, agent: "auth.role_missing" },
  getOwnClaims: own,
  getClaiming: { ...open, xsrf: "not required", accountId: "ignored" },
  claimingLogin: { ...open, xsrf: "required", accountId: "ignored" },
  claimingRegister: { ...open, xsrf: "required", accountId: "ignored" },
  requestClaimCode: ownClaim,
  enterClaimCode: ownClaim,
  withdrawClaim: ownClaim,
  getSalesForceEntry: reads,
  updateEntryCompanyData: writes,
  updateEntryOpeningHours: writes,
  updateEntryLogoAndSlogan: writes,
  updateEntryAboutUs: writes,
  updateEntryCompanyDetailsData: writes,
  updateEntryPayments: writes,
  updateEntryCustomerCards: writes,
  updateEntryOnlinePresence: writes,
  updateEntryTradesData: writes,
  updateEntrySearchKeywordsData: writes,
  updateEntryServiceFeaturesData: writes,
  updateEntryProductFeaturesData: writes,
  updateEntryServiceAreaData: writes,
  updateEntryDocuments: writes,
  updateEntryMedia: writes,
  updateB2bCodex: writes,
  suggestIndustries: suggests,
  suggestSearchKeywords: suggests,
  suggestProductFeatures: suggests,
  suggestServiceAreaCities: suggests,
  checkPhoneNumber: suggests,
  suggestCities: addresses,
  suggestStreets: addresses,
  suggestZipCodes: addresses,
  validateAddress: addresses,
  getEntryHistory: reads,
  getEntryHistoryCsv: reads,
  getEntryDifferences: reads,
  decideEntryDifferences: writes,
  getGrisuEntry: reads,
  getGrisuEntryFromRedis: reads,
  undoEntryChange: writes,
  // reads, though it is a POST (Specification §7)
  getExternalServices: { ...reads, xsrf: "required" },
  // customer care grants no access to outside systems; only the company itself does
  getAuthUrl: { ...writes, agent: "auth.role_missing" },
  grantAccess: { ...writes, agent: "auth.role_missing" },
  denyAccess: { ...writes, agent: "auth.role_missing" },
  getGoogleLocations: { ...writes, agent: "auth.role_missing" },
  connectGoogleLocation: { ...writes, agent: "auth.role_missing" },
  disconnectGoogle: { ...writes, agent: "auth.role_missing" },
  getGoogleComparison: reads,
  acceptGoogleDifference: { ...writes, agent: "auth.role_missing" },
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
  getJobIdAndPortalsMetadata: { ...ofAnybody, xsrf: "required" },
  getAnalysisData: ofAnybody,
  retrievePortals: reads,
  getPartnerPortalListingStatistics: reads,
  getCorrectnessOfListing: reads,
  reloadPortals: writes,
  getGrisuEntryServiceData: reads,
  updateWkdbSignet: writes,
  getPortalsCsv: reads,
  getWebsiteCheck: writes,
  getWebsiteCheckResult: reads,
  getWebsiteCheckCsv: reads,
  getPublicEntry: { ...open, xsrf: "not required", accountId: "ignored" },
  uploadTemporaryFile: writes,
  getTemporaryFile: reads,
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
  redeemWebsiteDeeplink: { ...open, xsrf: "not required", accountId: "ignored" },
};
