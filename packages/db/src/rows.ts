/**
 * Row types of the SQL schema in `migrations/`. Related tables share a file in `rows/`; this file joins them.
 * bigint ids arrive as JavaScript numbers, dates as 'YYYY-MM-DD'.
 */
import type { AbsenceTables } from "./rows/absence.ts";
import type { AccountTables } from "./rows/account.ts";
import type { AdvertisingTables } from "./rows/products/advertising.ts";
import type { AuthTables } from "./rows/auth.ts";
import type { B2bTables } from "./rows/products/b2b.ts";
import type { DashboardTables } from "./rows/dashboard.ts";
import type { DigestTables } from "./rows/digests.ts";
import type { EntryTables } from "./rows/entry.ts";
import type { AddressesTables } from "./rows/addresses.ts";
import type { ClaimAndLinkTables } from "./rows/claims-and-links.ts";
import type { MessageTables } from "./rows/products/messages.ts";
import type { NotificationsTables } from "./rows/notifications.ts";
import type { UserAreaTables } from "./rows/user-area.ts";
import type { ExternalServicesTables } from "./rows/external-services.ts";
import type { EntryServiceTables } from "./rows/entry-service.ts";
import type { TrackingTables } from "./rows/tracking.ts";
import type { RatingTables } from "./rows/ratings.ts";
import type { ContentNoticeTables } from "./rows/content-notices.ts";
import type { WebsiteFigureTables } from "./rows/products/website-figures.ts";
import type { ServiceCaseTables } from "./rows/service-case.ts";
import type { WebBannerTables } from "./rows/products/web-banners.ts";
import type { VoicebotTables } from "./rows/products/voicebot.ts";
import type { WebsiteTables } from "./rows/products/website.ts";
import type { LeadTables } from "./rows/products/leads.ts";
import type { RatingAwardTables } from "./rows/ratings/awards.ts";
import type { RatingInvitationTables } from "./rows/ratings/invitations.ts";
import type { SecretarialTables } from "./rows/products/secretarial.ts";
import type { RatingNetworkTables } from "./rows/rating-cases/network.ts";
import type { RatingObjectionTables } from "./rows/rating-cases/objections.ts";
import type { SeoTables } from "./rows/products/seo.ts";
import type { TvBannerTables } from "./rows/products/tv-banners.ts";
import type { ContractTables } from "./rows/company-data/contracts.ts";
import type { DocumentTables } from "./rows/company-data/documents.ts";
import type { OperationTables } from "./rows/operation.ts";
import type { WebsiteCheckTables } from "./rows/products/website-check.ts";

export type { AccountLockTable, CompanyTable, ContactPersonTable, ProductTable, Right } from "./rows/account.ts";
export type { ContractTable } from "./rows/company-data/contracts.ts";
export type { CompanyDocumentTable } from "./rows/company-data/documents.ts";
export type { UserTable } from "./rows/auth.ts";
export type { EntryChangeTable, EntryTable } from "./rows/entry.ts";
export type { StoredAd, StoredAdWord } from "./rows/products/advertising.ts";
export type { B2bOrigin } from "./rows/products/b2b.ts";
export type { ClaimTable } from "./rows/claims-and-links.ts";
export type { Conversation, MailTable, ModalNotificationTable, NoticeTable } from "./rows/notifications.ts";
export type { LatestSearchTable, UserRatingTable, ViewedEntryTable } from "./rows/user-area.ts";
export type { ExternalConnectionTable } from "./rows/external-services.ts";
export type { WebBannerTable } from "./rows/products/web-banners.ts";
export type { MailboxTable, WebsiteTable } from "./rows/products/website.ts";
export type { RatingAnswerChangeTable, RatingAnswerTable, RatingTable } from "./rows/ratings.ts";
export type { LeadComplaintTable, LeadOfferTable, LeadStepTable, LeadTable } from "./rows/products/leads.ts";
export type { SecretarialCallTable } from "./rows/products/secretarial.ts";
export type { VoicebotCallTable } from "./rows/products/voicebot.ts";
export type { SearchPropertyTable } from "./rows/products/seo.ts";
export type { TvBannerTable, TvCreativeTable } from "./rows/products/tv-banners.ts";

export type Database = AccountTables &
  AdvertisingTables &
  AuthTables &
  DigestTables &
  DashboardTables &
  EntryTables &
  AddressesTables &
  ClaimAndLinkTables &
  NotificationsTables &
  MessageTables &
  UserAreaTables &
  ExternalServicesTables &
  EntryServiceTables &
  TrackingTables &
  B2bTables &
  WebsiteFigureTables &
  ServiceCaseTables &
  WebsiteTables &
  RatingTables &
  RatingAwardTables &
  RatingInvitationTables &
  WebBannerTables &
  RatingObjectionTables &
  RatingNetworkTables &
  SeoTables &
  SecretarialTables &
  VoicebotTables &
  TvBannerTables &
  LeadTables &
  AbsenceTables &
  ContentNoticeTables &
  ContractTables &
  DocumentTables &
  OperationTables &
  WebsiteCheckTables;
