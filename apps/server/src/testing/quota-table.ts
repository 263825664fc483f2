/**
 * What the product promises about how often calls that write may be made, written apart from the calls' rows: changing
 * a row makes the test fail. Calls of one line are counted together; a call that is missing here may not write.
 */
export const QUOTA_TABLE: readonly (readonly [promise: string, calls: string])[] = [
  [
    "company: 600 an hour, 3000 a day",
    "updateEntryClaimedLastUpdate updateAccountLocks undoEntryChange decideEntryDifferences updateWkdbSignet updateEntryCompanyData updateEntryOpeningHours updateEntryLogoAndSlogan updateEntryAboutUs updateEntryCompanyDetailsData updateEntryPayments updateEntryCustomerCards updateEntryOnlinePresence updateEntryTradesData updateEntrySearchKeywordsData updateEntryServiceFeaturesData updateEntryProductFeaturesData updateEntryServiceAreaData updateEntryDocuments updateEntryMedia updateB2bCodex",
  ],
  ["person: 300 an hour, 1500 a day", "uploadTemporaryFile uploadProfileImage"],
  ["person: 120 an hour, 500 a day", "updateUserProfile cancelEmailChange deleteProfile keepProfile switchPortal"],
  [
    "person: 120 an hour, 500 a day",
    "beginSecondFactor confirmSecondFactor disableSecondFactor renewRecoveryCodes confirmByCode beginPasskey addPasskey renamePasskey deletePasskey beginPasskeyProof confirmByPasskey beginFacebookLink addFacebook unlinkFacebook updatePassword endOwnSessions confirmPassword",
  ],
  [
    "person: 600 an hour, 3000 a day",
    "readUserNotification addUserNotification updateRating deleteRating restoreRating deleteLatestSearch restoreLatestSearch deleteRecentlyViewedEntry restoreRecentlyViewedEntry",
  ],
  ["person: 120 an hour, 500 a day", "requestClaimCode enterClaimCode withdrawClaim acceptAccountLink"],
  ["company: 100 an hour, 300 a day", "invitePerson"],
  [
    "company: 200 an hour, 1000 a day",
    "dissolveClaiming withdrawInvitation admitPerson changePersonRight leaveCompany revokePerson",
  ],
  ["company: 100 an hour, 300 a day", "createServiceCase closeServiceCase reopenServiceCase"],
  ["company: 100 a day", "addServiceCaseMessage"],
  [
    "company: 60 an hour, 200 a day",
    "updateWebsiteFiles answerWebsiteHandover takeBackWebsiteHandover restoreWebsiteHandover",
  ],
  ["company: 120 an hour, 500 a day", "updateWebBannerFiles updateCompanyWebBannerStatus"],
  ["company: 120 an hour, 500 a day", "setCreative updateCreative"],
  ["company: 60 an hour, 200 a day", "getWebsiteDeeplink"],
  [
    "company: 600 an hour, 3000 a day",
    "applyAbsence undoAbsence updateCaller updateCompanySettings revealVoicebotCaller markVoicebotCall updateVoicebotSettings",
  ],
  ["company: 20 an hour, 100 a day", "reloadPortals"],
  ["company: 120 an hour, 500 a day", "getWebsiteCheck"],
  ["network: 20 an hour", "getJobIdAndPortalsMetadata"],
  [
    "company: 300 an hour, 1500 a day",
    "getAuthUrl grantAccess denyAccess getGoogleLocations connectGoogleLocation disconnectGoogle acceptGoogleDifference startSearchConsole grantSearchConsole denySearchConsole getSearchProperties chooseSearchProperty disconnectSearchConsole",
  ],
  ["network: 20 an hour", "callUgc"],
  ["network: 60 an hour", "chooseCookies"],
  ["network: 100 an hour", "reportBrowserError"],
  ["person: 600 an hour", "trackUserViews trackUserData trackCompanyViews trackCompanyData"],
  ["network: 2000 an hour", "trackAction"],
  ["network: 100000 an hour", "ingestTrackingEvents ingestWebsiteHits"],
  [
    "network: 60 an hour",
    "register registerGuest resendActivation requestAccessLink registerByFacebook claimingRegister accountLinkRegister subscribeNewsletter updateUserData",
  ],
  ["network: 120 a quarter of an hour", "beginPasskeyLogin"],
  ["network: 60 a quarter of an hour", "beginFacebook"],
  ["person: 20 an hour", "exportOwnData"],
  ["company: 20 an hour", "getSelfDisclosurePdf"],
  [
    "none: reads only",
    "checkRegistration checkAccessLink suggestCities suggestStreets suggestZipCodes validateAddress checkPhoneNumber suggestIndustries suggestSearchKeywords suggestProductFeatures suggestServiceAreaCities getAccountLink getNewsletterSubscription decryptData getExternalServices getUserNotificationModalContent getAdCustomerData getAdStatistics getAdGroups getAdCampaigns getAdCampaign getAdBudgetConsumption",
  ],
  ["none: own session", "refresh logout removeMainSessionKeys"],
  [
    "none: uses a token",
    "activateRegistration registerActivationCancel loginByLink renewPassword confirmNewsletter endNewsletter activateChangedEmail undoEmailChange redeemWebsiteDeeplink",
  ],
  [
    "none: login throttle",
    "login loginCuca loginByPasskey loginByFacebook linkFacebook claimingLogin accountLinkLogin",
  ],
];
