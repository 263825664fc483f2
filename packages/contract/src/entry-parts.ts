/** The parts and fields of the entry, with the German words for headings, history and comparisons. */

/** The parts that can be edited, in the order of the page. Also the values of `entry_changes.part` and `entries.owner_parts`. */
export const ENTRY_PARTS = ["companyData", "openingHours", "logoAndSlogan", "aboutUs"] as const;
export type EntryPart = (typeof ENTRY_PARTS)[number];

export const ENTRY_PART_LABELS: Record<EntryPart, string> = {
  companyData: "Adresse und Kontakt",
  openingHours: "Öffnungszeiten",
  logoAndSlogan: "Logo und Slogan",
  aboutUs: "Über uns",
};

const FIELD_LABELS = {
  company_name: "Firmenname",
  ShippingStreet: "Straße und Hausnummer",
  ShippingPostalCode: "Postleitzahl",
  ShippingCity: "Ort",
  Phone: "Telefon",
  mobile: "Mobiltelefon",
  fax: "Fax",
  email: "E-Mail",
  website: "Webseite",
  "week.0": "Montag",
  "week.1": "Dienstag",
  "week.2": "Mittwoch",
  "week.3": "Donnerstag",
  "week.4": "Freitag",
  "week.5": "Samstag",
  "week.6": "Sonntag",
  specialDays: "Besondere Tage",
  temporarilyClosed: "Vorübergehend geschlossen",
  slogan: "Slogan",
  logo: "Logo",
  logoAlt: "Beschreibung des Logos",
  text: "Über uns",
  foundingYear: "Gründungsjahr",
  specialties: "Schwerpunkte",
} as const;

/** Fields as the history names them; opening hours count by weekday, Monday is `week.0`. */
export type EntryField = keyof typeof FIELD_LABELS;

export const ENTRY_FIELD_LABELS: Record<EntryField, string> = FIELD_LABELS;
