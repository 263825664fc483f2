/** All slices of the server. */
import { createAbsence } from "../features/absence/create.ts";
import { createAccount } from "../features/account/create.ts";
import { createAccountLocks } from "../features/account-locks/create.ts";
import { createAddresses } from "../features/addresses/create.ts";
import { createAuth } from "../features/auth/create.ts";
import { createBrowserErrors } from "../features/browser-errors/create.ts";
import { createClaiming } from "../features/claiming/create.ts";
import { createEntry } from "../features/entry/create.ts";
import { createExternalServices } from "../features/external-services/create.ts";
import { createEvents } from "../features/events/create.ts";
import { createEntryService } from "../features/entry-service/create.ts";
import { createNavigation } from "../features/navigation/create.ts";
import { createNotifications } from "../features/notifications/create.ts";
import { createAccountLinking } from "../features/account-linking/create.ts";
import { createAdvertising } from "../features/advertising/create.ts";
import { createB2b } from "../features/b2b/create.ts";
import { createSubscriptions } from "../features/subscriptions/create.ts";
import { createCompanyData } from "../features/company-data/create.ts";
import { createCryptography } from "../features/cryptography/create.ts";
import { createDashboard } from "../features/dashboard/create.ts";
import { createSearch } from "../features/search/create.ts";
import { createDigest } from "../features/digest/create.ts";
import { createSelfDisclosure } from "../features/self-disclosure/create.ts";
import { createSeo } from "../features/seo/create.ts";
import { createServiceCase } from "../features/service-case/create.ts";
import { createTracking } from "../features/tracking/create.ts";
import { createTvBanners } from "../features/tv-banners/create.ts";
import { createUgc } from "../features/ugc/create.ts";
import { createUserArea } from "../features/user-area/create.ts";
import { createWebBanners } from "../features/web-banners/create.ts";
import { createRatings } from "../features/ratings/create.ts";
import { createVoicebot } from "../features/voicebot/create.ts";
import { createWebsite } from "../features/website/create.ts";
import { createLeads } from "../features/leads/create.ts";
import { createSecretarial } from "../features/secretarial/create.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import type { Call } from "../platform/http/call.ts";
import { outboxCalls } from "../features/outbox/create.ts";
import { DASHBOARD_SOURCES } from "./dashboard-sources.ts";
import { SEARCH_SOURCES } from "./search-sources.ts";

/** The calls of each slice. */
export const callsBySlice = (dependencies: Dependencies): Record<string, Call[]> => ({
  auth: createAuth(dependencies),
  absence: createAbsence(dependencies),
  account: createAccount(dependencies),
  "account-locks": createAccountLocks(dependencies),
  addresses: createAddresses(dependencies),
  "browser-errors": createBrowserErrors(dependencies),
  claiming: createClaiming(dependencies),
  entry: createEntry(dependencies),
  "external-services": createExternalServices(dependencies),
  "entry-service": createEntryService(dependencies),
  events: createEvents(dependencies),
  leads: createLeads(dependencies),
  navigation: createNavigation(dependencies),
  notifications: createNotifications(dependencies),
  outbox: outboxCalls(dependencies),
  "account-linking": createAccountLinking(dependencies),
  advertising: createAdvertising(dependencies),
  b2b: createB2b(dependencies),
  "company-data": createCompanyData(dependencies),
  subscriptions: createSubscriptions(dependencies),
  cryptography: createCryptography(dependencies),
  dashboard: createDashboard(dependencies, DASHBOARD_SOURCES),
  search: createSearch(dependencies, SEARCH_SOURCES),
  digest: createDigest(dependencies, DASHBOARD_SOURCES),
  "self-disclosure": createSelfDisclosure(dependencies),
  seo: createSeo(dependencies),
  "service-case": createServiceCase(dependencies),
  tracking: createTracking(dependencies),
  "tv-banners": createTvBanners(dependencies),
  ugc: createUgc(dependencies),
  "user-area": createUserArea(dependencies),
  "web-banners": createWebBanners(dependencies),
  voicebot: createVoicebot(dependencies),
  website: createWebsite(dependencies),
  secretarial: createSecretarial(dependencies),
  ratings: createRatings(dependencies),
});

export const allCalls = (dependencies: Dependencies): Call[] => Object.values(callsBySlice(dependencies)).flat();
