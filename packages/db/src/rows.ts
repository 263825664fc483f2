/**
 * Row types of the SQL schema in `migrations/`. Related tables share a file in `rows/`; this file joins them.
 * bigint ids arrive as JavaScript numbers, dates as 'YYYY-MM-DD'.
 */
import type { AbsenceTables } from "./rows/absence.ts";
import type { AccountTables } from "./rows/account.ts";
import type { AdvertisingTables } from "./rows/advertising.ts";
import type { AuthTables } from "./rows/auth.ts";
import type { B2bTables } from "./rows/b2b.ts";
import type { EntryTables } from "./rows/entry.ts";
import type { AddressesTables } from "./rows/addresses.ts";
import type { ClaimAndLinkTables } from "./rows/claims-and-links.ts";
import type { NotificationsTables } from "./rows/notifications.ts";
import type { UserAreaTables } from "./rows/user-area.ts";
import type { ExternalServicesTables } from "./rows/external-services.ts";
import type { EntryServiceTables } from "./rows/entry-service.ts";
import type { TrackingTables } from "./rows/tracking.ts";
import type { WebsiteFigureTables } from "./rows/website-figures.ts";
import type { ServiceCaseTables } from "./rows/service-case.ts";
import type { WebBannerTables } from "./rows/web-banners.ts";
import type { VoicebotTables } from "./rows/voicebot.ts";
import type { WebsiteTables } from "./rows/website.ts";
import type { SecretarialTables } from "./rows/secretarial.ts";
import type { SeoTables } from "./rows/seo.ts";
import type { TvBannerTables } from "./rows/tv-banners.ts";
import type { OperationTables } from "./rows/operation.ts";
import type { WebsiteCheckTables } from "./rows/website-check.ts";

export type { AccountLockTable, CompanyTable, ContactPersonTable, ProductTable, Right } from "./rows/account.ts";
export type { UserTable } from "./rows/auth.ts";
export type { EntryChangeTable, EntryTable } from "./rows/entry.ts";
export type { StoredAd, StoredAdWord } from "./rows/advertising.ts";
export type { B2bOrigin } from "./rows/b2b.ts";
export type { ClaimTable } from "./rows/claims-and-links.ts";
export type { MailTable, ModalNotificationTable, NoticeTable } from "./rows/notifications.ts";
export type { LatestSearchTable, UserRatingTable, ViewedEntryTable } from "./rows/user-area.ts";
export type { ExternalConnectionTable } from "./rows/external-services.ts";
export type { WebBannerTable } from "./rows/web-banners.ts";
export type { MailboxTable, WebsiteTable } from "./rows/website.ts";
export type { SecretarialCallTable } from "./rows/secretarial.ts";
export type { VoicebotCallTable } from "./rows/voicebot.ts";
export type { SearchPropertyTable } from "./rows/seo.ts";
export type { TvBannerTable, TvCreativeTable } from "./rows/tv-banners.ts";

export type Database = AccountTables &
  AdvertisingTables &
  AuthTables &
  EntryTables &
  AddressesTables &
  ClaimAndLinkTables &
  NotificationsTables &
  UserAreaTables &
  ExternalServicesTables &
  EntryServiceTables &
  TrackingTables &
  B2bTables &
  WebsiteFigureTables &
  ServiceCaseTables &
  WebsiteTables &
  WebBannerTables &
  SeoTables &
  SecretarialTables &
  VoicebotTables &
  TvBannerTables &
  AbsenceTables &
  OperationTables &
  WebsiteCheckTables;
