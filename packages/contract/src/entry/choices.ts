/**
 * The options of the entry's forms: codes with their German labels (Specification §7 "updateEntry…"; the lists are our
 * own). Codes are stored and never change; labels may.
 */

/** A closed list in the order of the page. */
type Choices = Readonly<Record<string, string>>;

const codesOf = <C extends Choices>(choices: C): readonly (keyof C & string)[] => Object.keys(choices);

export const LEGAL_FORMS = {
  sole_proprietor: "Einzelunternehmen",
  registered_merchant: "e. K.",
  freelancer: "Freier Beruf",
  civil_partnership: "GbR",
  general_partnership: "OHG",
  limited_partnership: "KG",
  limited_company: "GmbH",
  entrepreneurial_company: "UG (haftungsbeschränkt)",
  limited_partnership_with_company: "GmbH & Co. KG",
  professional_partnership: "PartG",
  stock_corporation: "AG",
  cooperative: "eG",
  association: "e. V.",
  foundation: "Stiftung",
  public_body: "Öffentliche Einrichtung",
} as const;
export type LegalForm = keyof typeof LEGAL_FORMS;
export const LEGAL_FORM_CODES = codesOf(LEGAL_FORMS);

/** Number of people who work there, the owner included. */
export const EMPLOYEE_BANDS = {
  one: "Nur ich",
  up_to_5: "2 bis 5",
  up_to_10: "6 bis 10",
  up_to_20: "11 bis 20",
  up_to_50: "21 bis 50",
  up_to_250: "51 bis 250",
  over_250: "Mehr als 250",
} as const;
export type EmployeeBand = keyof typeof EMPLOYEE_BANDS;
export const EMPLOYEE_BAND_CODES = codesOf(EMPLOYEE_BANDS);

/** ISO 639-1, and `gsg` for German sign language. */
export const LANGUAGES = {
  de: "Deutsch",
  en: "Englisch",
  tr: "Türkisch",
  ru: "Russisch",
  uk: "Ukrainisch",
  pl: "Polnisch",
  ar: "Arabisch",
  fr: "Französisch",
  es: "Spanisch",
  it: "Italienisch",
  pt: "Portugiesisch",
  el: "Griechisch",
  ro: "Rumänisch",
  bg: "Bulgarisch",
  hr: "Kroatisch",
  sr: "Serbisch",
  bs: "Bosnisch",
  sq: "Albanisch",
  ku: "Kurdisch",
  fa: "Persisch",
  nl: "Niederländisch",
  da: "Dänisch",
  cs: "Tschechisch",
  hu: "Ungarisch",
  vi: "Vietnamesisch",
  zh: "Chinesisch",
  gsg: "Deutsche Gebärdensprache",
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = codesOf(LANGUAGES);

export const PAYMENT_METHODS = {
  cash: "Bar",
  girocard: "Girocard",
  credit_card_visa: "Visa",
  credit_card_mastercard: "Mastercard",
  credit_card_american_express: "American Express",
  contactless: "Kontaktlos",
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  paypal: "PayPal",
  invoice: "Rechnung",
  bank_transfer: "Überweisung",
  direct_debit: "Lastschrift",
  prepayment: "Vorkasse",
  cash_on_delivery: "Nachnahme",
  installments: "Ratenzahlung",
  health_insurance: "Abrechnung mit der Krankenkasse",
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;
export const PAYMENT_METHOD_CODES = codesOf(PAYMENT_METHODS);

/** `none` excludes all other cards. */
export const CUSTOMER_CARDS = {
  none: "Keine Kundenkarten oder Vorteile",
  payback: "PAYBACK",
  deutschlandcard: "DeutschlandCard",
  adac: "ADAC-Vorteile",
  miles_and_more: "Miles & More",
  city_card: "Citycard der Stadt oder Region",
  family_card: "Familienkarte",
  volunteer_card: "Ehrenamtskarte",
  student_discount: "Rabatt für Schüler und Studenten",
  senior_discount: "Rabatt für Senioren",
} as const;
export type CustomerCard = keyof typeof CUSTOMER_CARDS;
export const CUSTOMER_CARD_CODES = codesOf(CUSTOMER_CARDS);

/** Networks with the hosts of their profile pages. */
export const NETWORKS = {
  facebook: { label: "Facebook", hosts: ["facebook.com", "fb.com", "fb.me"] },
  instagram: { label: "Instagram", hosts: ["instagram.com"] },
  youtube: { label: "YouTube", hosts: ["youtube.com", "youtu.be"] },
  linkedin: { label: "LinkedIn", hosts: ["linkedin.com"] },
  xing: { label: "XING", hosts: ["xing.com", "xing.to"] },
  tiktok: { label: "TikTok", hosts: ["tiktok.com"] },
  pinterest: { label: "Pinterest", hosts: ["pinterest.com", "pinterest.de", "pin.it"] },
  whatsapp: { label: "WhatsApp", hosts: ["wa.me", "whatsapp.com"] },
} as const satisfies Readonly<Record<string, { label: string; hosts: readonly string[] }>>;
export type Network = keyof typeof NETWORKS;
export const NETWORK_CODES = Object.keys(NETWORKS) as Network[];

/** Service features by group. */
export const SERVICE_FEATURE_GROUPS = [
  {
    title: "Termin und Beratung",
    features: {
      appointments: "Termine nach Vereinbarung",
      online_booking: "Termine online buchen",
      walk_in: "Ohne Termin",
      free_consultation: "Kostenlose Erstberatung",
      video_consultation: "Beratung per Video",
      free_estimate: "Kostenloser Kostenvoranschlag",
      fixed_prices: "Festpreise",
      emergency_service: "Notdienst",
      around_the_clock: "24-Stunden-Service",
      weekend_service: "Auch am Wochenende",
    },
  },
  {
    title: "Beim Kunden und unterwegs",
    features: {
      home_visits: "Hausbesuche",
      on_site_service: "Arbeit vor Ort beim Kunden",
      delivery: "Lieferung",
      pick_up: "Abholung",
      shipping: "Versand",
      mounting: "Montage",
      loan_vehicle: "Ersatzwagen",
      take_away: "Zum Mitnehmen",
      rental: "Verleih",
    },
  },
  {
    title: "Im Haus",
    features: {
      wheelchair_accessible: "Barrierefrei zugänglich",
      lift: "Aufzug",
      parking: "Parkplätze",
      bicycle_parking: "Fahrradständer",
      charging_station: "Ladestation für E-Autos",
      public_transport: "Haltestelle in der Nähe",
      wifi: "WLAN für Kunden",
      air_conditioning: "Klimaanlage",
      outdoor_seating: "Plätze im Freien",
      changing_table: "Wickeltisch",
      play_corner: "Spielecke",
      dogs_allowed: "Hunde erlaubt",
      customer_toilet: "Kundentoilette",
      coffee: "Kaffee und Getränke",
    },
  },
  {
    title: "Gut zu wissen",
    features: {
      master_craftsman: "Meisterbetrieb",
      training_company: "Ausbildungsbetrieb",
      family_business: "Familienbetrieb",
      repair_service: "Reparaturen",
      maintenance: "Wartung",
      warranty_service: "Garantie- und Kundendienst",
      exchange: "Umtausch",
      vouchers: "Gutscheine",
      organic: "Bio-Angebot",
      vegan: "Vegane Angebote",
      regional: "Regionale Produkte",
      sustainable: "Nachhaltige Materialien",
      business_customers: "Für Geschäftskunden",
    },
  },
] as const;
type FeatureGroup = (typeof SERVICE_FEATURE_GROUPS)[number]["features"];
type KeysOfEach<T> = T extends unknown ? keyof T : never;
export type ServiceFeature = KeysOfEach<FeatureGroup>;
export const SERVICE_FEATURES = Object.assign(
  {},
  ...SERVICE_FEATURE_GROUPS.map(({ features }) => features),
) as Readonly<Record<ServiceFeature, string>>;
export const SERVICE_FEATURE_CODES = codesOf(SERVICE_FEATURES);
