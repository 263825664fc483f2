/**
 * The parts of the entry in the order of the page: words, place on the page, column and empty value. Columns, bodies,
 * answers, calls and import rows follow from these rows and from the rules in `rules/`. Free of zod, because the
 * browser's first pages read it.
 */
import type { ProblemCode } from "../http/problems.ts";
import type { EntryPart, JsonPart, PartValues } from "./values.ts";

export type { EntryPart, JsonPart, PartValues } from "./values.ts";

type Snake<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Snake<Rest>}`
    : `_${Lowercase<First>}${Snake<Rest>}`
  : Text;
type WithoutData<Part extends string> = Part extends `${infer Name}Data` ? Name : Part;

/**
 * The column of a part's document: "serviceAreaData" is stored in `service_area`, its version in
 * `service_area_version`.
 */
export type JsonColumn<P extends EntryPart = JsonPart | "openingHours"> = Snake<WithoutData<P>>;

type Description<P extends EntryPart> = {
  /** Heading of the form; the part's name in history and comparison. */
  readonly label: string;
  /** The part's section on the page of the entry's data; the URL's hash. */
  readonly anchor: string;
  /** Fields as the history names them → German label. */
  readonly fields: Readonly<Record<string, string>>;
  /** Error codes of this part's save, in addition to those of every part. */
  readonly refusals?: readonly ProblemCode[];
} & (P extends JsonPart ? { readonly column: JsonColumn<P>; readonly empty: PartValues[P] } : unknown);

export const PARTS = {
  companyData: {
    label: "Adresse und Kontakt",
    anchor: "adresse",
    fields: {
      company_name: "Firmenname",
      ShippingStreet: "Straße und Hausnummer",
      ShippingPostalCode: "Postleitzahl",
      ShippingCity: "Ort",
      Phone: "Telefon",
      mobile: "Mobiltelefon",
      fax: "Fax",
      email: "E-Mail",
      website: "Website",
    },
  },
  openingHours: {
    label: "Öffnungszeiten",
    anchor: "oeffnungszeiten",
    /** Opening hours are stored by weekday; Monday is `week.0`. */
    fields: {
      "week.0": "Montag",
      "week.1": "Dienstag",
      "week.2": "Mittwoch",
      "week.3": "Donnerstag",
      "week.4": "Freitag",
      "week.5": "Samstag",
      "week.6": "Sonntag",
      specialDays: "Besondere Tage",
      temporarilyClosed: "Vorübergehend geschlossen",
    },
  },
  logoAndSlogan: {
    label: "Logo und Slogan",
    anchor: "logo",
    fields: { slogan: "Slogan", logo: "Logo", logoAlt: "Beschreibung des Logos" },
    refusals: ["files.not_found"],
  },
  aboutUs: {
    label: "Über uns",
    anchor: "ueber-uns",
    column: "about_us",
    fields: { text: "Über uns", foundingYear: "Gründungsjahr", specialties: "Schwerpunkte" },
    empty: { text: "", foundingYear: null, specialties: [] },
  },
  companyDetailsData: {
    label: "Angaben zur Firma",
    anchor: "firma",
    column: "company_details",
    fields: {
      legalForm: "Rechtsform",
      directors: "Inhaber oder Geschäftsführung",
      employees: "Mitarbeitende",
      languages: "Sprachen",
      certificates: "Auszeichnungen und Mitgliedschaften",
      vatId: "USt-IdNr.",
      registerCourt: "Registergericht",
      registerNumber: "Registernummer",
    },
    empty: {
      legalForm: "",
      directors: [],
      employees: "",
      languages: [],
      certificates: [],
      vatId: "",
      registerCourt: "",
      registerNumber: "",
    },
  },
  payments: {
    label: "Zahlungsarten",
    anchor: "zahlungsarten",
    column: "payments",
    fields: { paymentMethods: "Zahlungsarten" },
    empty: { paymentMethods: [] },
  },
  customerCards: {
    label: "Kundenkarten und Vorteile",
    anchor: "kundenkarten",
    column: "customer_cards",
    fields: { cards: "Karten und Vorteile", ownCard: "Eigene Kundenkarte" },
    empty: { cards: [], ownCard: "" },
  },
  onlinePresence: {
    label: "Auftritte im Netz",
    anchor: "netz",
    column: "online_presence",
    fields: { profiles: "Profile", shopUrl: "Onlineshop", bookingUrl: "Terminbuchung" },
    empty: { profiles: [], shopUrl: "", bookingUrl: "" },
  },
  tradesData: {
    label: "Branchen",
    anchor: "branchen",
    column: "trades",
    fields: { trades: "Branchen" },
    empty: { trades: [] },
    refusals: ["entry.trade_unknown"],
  },
  searchKeywordsData: {
    label: "Suchbegriffe",
    anchor: "suchbegriffe",
    column: "search_keywords",
    fields: { keywords: "Suchbegriffe" },
    empty: { keywords: [] },
  },
  serviceFeaturesData: {
    label: "Leistungen und Service",
    anchor: "leistungen",
    column: "service_features",
    fields: { services: "Leistungen" },
    empty: { services: [] },
  },
  productFeaturesData: {
    label: "Produkte und Marken",
    anchor: "produkte",
    column: "product_features",
    fields: { products: "Produkte und Marken" },
    empty: { products: [] },
  },
  serviceAreaData: {
    label: "Einzugsgebiet",
    anchor: "einzugsgebiet",
    column: "service_area",
    fields: { nationwide: "Bundesweit", radiusKm: "Umkreis", cities: "Orte" },
    empty: { nationwide: false, radiusKm: null, cities: [] },
  },
  documents: {
    label: "Dokumente",
    anchor: "dokumente",
    column: "documents",
    fields: { documents: "Dokumente" },
    empty: { documents: [] },
    refusals: ["files.not_found"],
  },
  media: {
    label: "Bilder",
    anchor: "bilder",
    column: "media",
    fields: { photos: "Bilder" },
    empty: { photos: [] },
    refusals: ["files.not_found"],
  },
  b2bCodex: {
    label: "B2B-Kodex",
    anchor: "b2b-kodex",
    column: "b2b_codex",
    fields: {
      accepted: "B2B-Kodex unterschrieben",
      signatory: "Unterschrieben von",
      acceptedOn: "Unterschrieben am",
    },
    empty: { accepted: false, signatory: "", acceptedOn: null },
  },
} satisfies { [P in EntryPart]: Description<P> };

export const ENTRY_PARTS = Object.keys(PARTS) as [EntryPart, ...EntryPart[]];

export const JSON_PARTS = ENTRY_PARTS.filter((part): part is JsonPart => "empty" in PARTS[part]);

/** The parts of an entry whose company has given no data. */
export const EMPTY_PARTS = Object.fromEntries(
  JSON_PARTS.map((part) => [part, PARTS[part].empty]),
) as unknown as PartValues;

/** A part that says only these fields; the others are empty. */
export const withEmptyFields = <P extends JsonPart>(part: P, said: Partial<PartValues[P]>): PartValues[P] =>
  ({ ...PARTS[part].empty, ...said }) as PartValues[P];

/** Fields as the history names them. */
export type EntryField = {
  [P in EntryPart]: keyof (typeof PARTS)[P]["fields"];
}[EntryPart];

export const FIELD_LABELS = Object.assign({}, ...ENTRY_PARTS.map((part) => PARTS[part].fields)) as Readonly<
  Record<EntryField, string>
>;
