/**
 * What the product promises about how often calls that write may be made, written apart from the calls' rows: changing
 * a row makes the test fail. Calls of one line are counted together; a call that is missing here may not write.
 */
export const QUOTA_TABLE: readonly (readonly [promise: string, calls: string])[] = [
  [
    "company: 600 an hour, 3000 a day",
    "updateEntryClaimedLastUpdate updateAccountLocks updateContacts updateSubscriptions undoEntryChange decideEntryDifferences decideEntryHint updateWkdbSignet updateEntryCompanyData updateEntryOpeningHours updateEntryLogoAndSlogan updateEntryAboutUs updateEntryCompanyDetailsData updateEntryPayments updateEntryCustomerCards updateEntryOnlinePresence updateEntryTradesData updateEntrySearchKeywordsData updateEntryServiceFeaturesData updateEntryProductFeaturesData updateEntryServiceAreaData updateEntryDocuments updateEntryMedia updateB2bCodex",
  ],
  ["person: 300 an hour, 1500 a day", "uploadTemporaryFile uploadProfileImage"],
  [
    "person: 120 an hour, 500 a day",
    "subscribePush unsubscribePush testPush updateUserProfile cancelEmailChange deleteProfile noteLeavingReason keepProfile switchPortal chooseDigest",
  ],
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
  [
    "company: 100 an hour, 300 a day",
    "createServiceCase closeServiceCase reopenServiceCase reportEntryUrl reportRating reportAverageRating",
  ],
  ["company: 600 an hour, 3000 a day", "markDashboardTask unmarkDashboardTask"],
  ["company: 100 a day", "addServiceCaseMessage"],
  ["company: 60 an hour, 200 a day", "createObjection stepObjection"],
  ["person: 60 an hour, 200 a day", "stepOwnObjection"],
  ["person: 600 an hour, 3000 a day", "stepDeskObjection proposeDecision"],
  ["company: 30 an hour, 100 a day", "addPartner removePartner"],
  ["company: 600 an hour, 3000 a day", "retrieveLatestReports"],
  [
    "company: 60 an hour, 200 a day",
    "updateWebsiteFiles answerWebsiteHandover takeBackWebsiteHandover restoreWebsiteHandover",
  ],
  ["company: 120 an hour, 500 a day", "updateWebBannerFiles updateCompanyWebBannerStatus"],
  ["company: 120 an hour, 500 a day", "setCreative updateCreative"],
  ["company: 120 an hour, 500 a day", "deleteRatingSummary requestRatingSummary"],
  ["company: 60 an hour, 200 a day", "getWebsiteDeeplink"],
  ["company: 60 an hour, 200 a day", "speakVoicebotGreeting"],
  [
    "company: 600 an hour, 3000 a day",
    "applyAbsence undoAbsence updateCaller updateCompanySettings revealVoicebotCaller markVoicebotCall updateVoicebotSettings",
  ],
  [
    "company: 600 an hour, 3000 a day",
    "saveAnswerDraft publishAnswer withdrawAnswer restoreAnswer resendAnswer markRatings saveAnswerTemplate deleteAnswerTemplate orderAnswerTemplates",
  ],
  [
    "company: 600 an hour, 3000 a day",
    "acceptLead changeLead setLeadValue addLeadNote deleteLeadNote setLeadReminder complainAboutLead createLeadFromCall",
  ],
  ["company: 20 an hour, 100 a day", "reloadPortals"],
  ["company: 120 an hour, 500 a day", "getWebsiteCheck"],
  ["network: 20 an hour", "getJobIdAndPortalsMetadata"],
  [
    "company: 300 an hour, 1500 a day",
    "getAuthUrl grantAccess denyAccess getGoogleLocations connectGoogleLocation disconnectGoogle acceptGoogleDifference startSearchConsole grantSearchConsole denySearchConsole getSearchProperties chooseSearchProperty disconnectSearchConsole",
  ],
  ["company: 60 an hour, 300 a day", "downloadPdfSignet downloadTopEmployerBadge"],
  ["company: 120 an hour, 300 a day", "sendInvitations remindInvitation"],
  ["network: 20 an hour, 60 a day", "submitRating"],
  ["network: 20 an hour, 60 a day", "sendContentNotice"],
  ["company: 100 an hour, 400 a day", "sendMessage"],
  [
    "company: 1200 an hour, 6000 a day",
    "openMessageThread markMessageThread undoMessage saveQuickAnswer deleteQuickAnswer",
  ],
  ["network: 60 an hour, 200 a day", "replyToCompany"],
  ["network: 20000 an hour", "receiveMail"],
  ["network: 20 an hour, 60 a day", "submitInquiry"],
  ["network: 60 an hour, 200 a day", "uploadInquiryFile"],
  ["network: 20 an hour", "callUgc"],
  ["network: 60 an hour", "chooseCookies"],
  ["network: 100 an hour", "reportBrowserError"],
  ["person: 600 an hour", "trackUserViews trackUserData trackCompanyViews trackCompanyData"],
  ["network: 2000 an hour", "trackAction"],
  ["network: 100000 an hour", "ingestTrackingEvents ingestWebsiteHits"],
  ["network: 100000 an hour", "receiveLead"],
  [
    "network: 60 an hour",
    "register registerGuest resendActivation requestAccessLink registerByFacebook claimingRegister accountLinkRegister subscribeNewsletter updateUserData",
  ],
  ["network: 120 a quarter of an hour", "beginPasskeyLogin"],
  ["network: 60 a quarter of an hour", "beginFacebook"],
  ["person: 20 an hour", "exportOwnData"],
  ["company: 20 an hour", "getSelfDisclosurePdf"],
  ["company: 30 an hour, 100 a day", "cancelContract withdrawCancellation"],
  ["company: 600 an hour, 3000 a day", "markDocumentOpened"],
  [
    "none: reads only",
    "checkRegistration checkAccessLink suggestCities suggestStreets suggestZipCodes validateAddress checkPhoneNumber suggestIndustries suggestSearchKeywords suggestProductFeatures suggestServiceAreaCities suggestAreaMap getAccountLink getNewsletterSubscription getInvitedPage getSubmission getStatement getCustomerThread getInquiry getContentNotice decryptData getExternalServices getUserNotificationModalContent getAdCustomerData getAdStatistics getAdGroups getAdCampaigns getAdCampaign getAdBudgetConsumption getRatingStatistics getLatestRatings getRatingSummary downloadReport",
  ],
  ["none: own session", "refresh logout removeMainSessionKeys"],
  [
    "none: uses a token",
    "activateRegistration registerActivationCancel loginByLink renewPassword confirmNewsletter endNewsletter endDigest resumeDigest activateChangedEmail undoEmailChange redeemWebsiteDeeplink optOutOfInvitations confirmRating complainContentNotice changeRating withdrawRating giveStatement stopMessages confirmInquiry discardInquiry",
  ],
  [
    "none: login throttle",
    "login loginCuca loginByPasskey loginByFacebook linkFacebook claimingLogin accountLinkLogin",
  ],
];
