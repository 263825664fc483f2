/** Everything that is stored about a company and who received it: what each slice discloses, in the order of the page. */
import type { ReadRecipients, Subject, UndisclosedTables } from "../../platform/personal-data/disclosure.ts";
import { absencesDisclosure } from "../absence/public.ts";
import { linksDisclosure } from "../account-linking/public.ts";
import { wishesDisclosure } from "../account-locks/public.ts";
import { contactsDisclosure, masterDataDisclosure, productsDisclosure } from "../account/public.ts";
import { UNDISCLOSED_SESSIONS, visitsDisclosure } from "../auth/public.ts";
import { budgetsDisclosure, campaignsDisclosure } from "../advertising/public.ts";
import { b2bDisclosure } from "../b2b/public.ts";
import { claimsDisclosure, letterRecipients } from "../claiming/public.ts";
import { digestsDisclosure } from "../digest/public.ts";
import { contractsDisclosure, documentsDisclosure, peopleDisclosure } from "../company-data/public.ts";
import { checksDisclosure, portalRecipients } from "../entry-service/public.ts";
import {
  changesDisclosure,
  directoryRecipients,
  entryDisclosure,
  filesDisclosure,
  proposalsDisclosure,
} from "../entry/public.ts";
import { connectionsDisclosure, googleRecipients, UNDISCLOSED_GRANTS } from "../external-services/public.ts";
import { leadsDisclosure, messagesDisclosure, quickAnswersDisclosure, UNDISCLOSED_INQUIRIES } from "../leads/public.ts";
import { notificationsDisclosure } from "../notifications/public.ts";
import {
  answerTemplatesDisclosure,
  employerSurveysDisclosure,
  ratingAnswersDisclosure,
  ratingAwardsDisclosure,
  ratingInvitationsDisclosure,
  ratingsDisclosure,
  ratingSubmissionsDisclosure,
  objectionsDisclosure,
  partnersDisclosure,
  reportsDisclosure,
} from "../ratings/public.ts";
import { secretarialCallsDisclosure, secretarialSettingsDisclosure } from "../secretarial/public.ts";
import { searchDisclosure } from "../seo/public.ts";
import { casesDisclosure } from "../service-case/public.ts";
import { statisticsDisclosure } from "../tracking/public.ts";
import { tvBannersDisclosure, tvCreativesDisclosure, tvDaysDisclosure } from "../tv-banners/public.ts";
import { contentNoticesDisclosure, contributionsDisclosure } from "../ugc/public.ts";
import { taskMarksDisclosure } from "../dashboard/public.ts";
import { viewsDisclosure } from "../user-area/public.ts";
import {
  handoversDisclosure,
  mailboxesDisclosure,
  UNDISCLOSED_DEEPLINKS,
  websiteChecksDisclosure,
  websitesDisclosure,
  websiteStatisticsDisclosure,
} from "../website/public.ts";
import { webBannersDisclosure, webBannerViewsDisclosure } from "../web-banners/public.ts";
import { voicebotCallsDisclosure, voicebotSettingsDisclosure } from "../voicebot/public.ts";
import { logDisclosure } from "./audit-log.ts";
import { mailRecipients } from "./mail-recipients.ts";

export const SUBJECTS: readonly Subject[] = [
  masterDataDisclosure,
  entryDisclosure,
  filesDisclosure,
  proposalsDisclosure,
  productsDisclosure,
  contractsDisclosure,
  documentsDisclosure,
  websitesDisclosure,
  mailboxesDisclosure,
  handoversDisclosure,
  absencesDisclosure,
  secretarialSettingsDisclosure,
  secretarialCallsDisclosure,
  leadsDisclosure,
  messagesDisclosure,
  quickAnswersDisclosure,
  webBannersDisclosure,
  voicebotSettingsDisclosure,
  voicebotCallsDisclosure,
  tvBannersDisclosure,
  tvCreativesDisclosure,
  ratingAnswersDisclosure,
  answerTemplatesDisclosure,
  ratingAwardsDisclosure,
  employerSurveysDisclosure,
  ratingInvitationsDisclosure,
  ratingSubmissionsDisclosure,
  contactsDisclosure,
  wishesDisclosure,
  digestsDisclosure,
  casesDisclosure,
  taskMarksDisclosure,
  contributionsDisclosure,
  contentNoticesDisclosure,
  checksDisclosure,
  websiteChecksDisclosure,
  connectionsDisclosure,
  peopleDisclosure,
  linksDisclosure,
  claimsDisclosure,
  notificationsDisclosure,
  viewsDisclosure,
  changesDisclosure,
  visitsDisclosure,
  ratingsDisclosure,
  objectionsDisclosure,
  partnersDisclosure,
  reportsDisclosure,
  statisticsDisclosure,
  campaignsDisclosure,
  budgetsDisclosure,
  b2bDisclosure,
  searchDisclosure,
  websiteStatisticsDisclosure,
  webBannerViewsDisclosure,
  tvDaysDisclosure,
  logDisclosure,
];

export const RECIPIENTS: readonly ReadRecipients[] = [
  directoryRecipients,
  mailRecipients,
  letterRecipients,
  googleRecipients,
  portalRecipients,
];

export const UNDISCLOSED_TABLES: UndisclosedTables = {
  ...UNDISCLOSED_GRANTS,
  ...UNDISCLOSED_INQUIRIES,
  ...UNDISCLOSED_SESSIONS,
  ...UNDISCLOSED_DEEPLINKS,
};
