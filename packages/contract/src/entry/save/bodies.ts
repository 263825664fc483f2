/** What each save of an entry's part carries: the version it was made from, and the part's fields. Apart from the calls, so that pages without a form load no schema. */
import * as z from "zod/mini";
import {
  b2bCodexFields,
  companyDetailsFields,
  customerCardsFields,
  onlinePresenceFields,
  paymentsFields,
  signedByName,
} from "../company-rules.ts";
import { documentsFields, mediaFields } from "../file-rules.ts";
import {
  productFeaturesFields,
  searchKeywordsFields,
  serviceAreaFields,
  serviceFeaturesFields,
  tradesFields,
} from "../offer-rules.ts";
import { aboutUsFields, companyDataFields, logoAndSloganFields, openingHoursFields } from "../rules.ts";

const version = z.int().check(z.positive("Ungültige Fassung."));

export const companyDataBody = z.object({ version, ...companyDataFields });
export const openingHoursBody = z.object({ version, ...openingHoursFields });
export const logoAndSloganBody = z.object({ version, ...logoAndSloganFields });
export const aboutUsBody = z.object({ version, ...aboutUsFields });
export const companyDetailsBody = z.object({ version, ...companyDetailsFields });
export const paymentsBody = z.object({ version, ...paymentsFields });
export const customerCardsBody = z.object({ version, ...customerCardsFields });
export const onlinePresenceBody = z.object({ version, ...onlinePresenceFields });
export const tradesBody = z.object({ version, ...tradesFields });
export const searchKeywordsBody = z.object({ version, ...searchKeywordsFields });
export const serviceFeaturesBody = z.object({ version, ...serviceFeaturesFields });
export const productFeaturesBody = z.object({ version, ...productFeaturesFields });
export const serviceAreaBody = z.object({ version, ...serviceAreaFields });
export const documentsBody = z.object({ version, ...documentsFields });
export const mediaBody = z.object({ version, ...mediaFields });
export const b2bCodexBody = z.object({ version, ...b2bCodexFields }).check(signedByName);
