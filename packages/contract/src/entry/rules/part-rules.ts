/** The rules of every part, for code that handles all of them. A form imports only its own part's rules. */
import type * as z from "zod/mini";
import { aboutUsFields } from "./about-us.ts";
import { b2bCodexFields } from "./b2b-codex.ts";
import { companyDataFields } from "./company-data.ts";
import { companyDetailsFields } from "./company-details.ts";
import { customerCardsFields } from "./customer-cards.ts";
import { documentsFields } from "./documents.ts";
import { logoAndSloganFields } from "./logo-and-slogan.ts";
import { mediaFields } from "./media.ts";
import { onlinePresenceFields } from "./online-presence.ts";
import { openingHoursFields } from "./opening-hours.ts";
import { paymentsFields } from "./payments.ts";
import { productFeaturesFields } from "./product-features.ts";
import { searchKeywordsFields } from "./search-keywords.ts";
import { serviceAreaFields } from "./service-area.ts";
import { serviceFeaturesFields } from "./service-features.ts";
import { tradesFields } from "./trades.ts";

/** The fields of each part as a save sends them. */
export const PART_FIELDS = {
  companyData: companyDataFields,
  openingHours: openingHoursFields,
  logoAndSlogan: logoAndSloganFields,
  aboutUs: aboutUsFields,
  companyDetailsData: companyDetailsFields,
  payments: paymentsFields,
  customerCards: customerCardsFields,
  onlinePresence: onlinePresenceFields,
  tradesData: tradesFields,
  searchKeywordsData: searchKeywordsFields,
  serviceFeaturesData: serviceFeaturesFields,
  productFeaturesData: productFeaturesFields,
  serviceAreaData: serviceAreaFields,
  documents: documentsFields,
  media: mediaFields,
  b2bCodex: b2bCodexFields,
} satisfies Record<string, z.core.$ZodShape>;

type Fields = typeof PART_FIELDS;

/** The fields that a save of a part sends beside the version. */
export type PartInput<P extends keyof Fields> = P extends keyof Fields ? z.output<z.ZodMiniObject<Fields[P]>> : never;
