/** Places of the entry's pages, typed once for routes, links and tests. */
import type { EntryPart } from "@portal/contract/entry-parts";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/standing-routes";

/** The part's section on the page of the entry's data, as the address shows it behind `#`. */
export const PART_ANCHORS: Record<EntryPart, string> = {
  companyData: "adresse",
  openingHours: "oeffnungszeiten",
  logoAndSlogan: "logo",
  aboutUs: "ueber-uns",
  companyDetailsData: "firma",
  payments: "zahlungsarten",
  customerCards: "kundenkarten",
  onlinePresence: "netz",
  tradesData: "branchen",
  searchKeywordsData: "suchbegriffe",
  serviceFeaturesData: "leistungen",
  productFeaturesData: "produkte",
  serviceAreaData: "einzugsgebiet",
  documents: "dokumente",
  media: "bilder",
  b2bCodex: "b2b-kodex",
};

/** The public page of a company's entry. */
export const publicEntryPath = (companyId: number): string => `${PUBLIC_ENTRY_PATH}${companyId}`;
