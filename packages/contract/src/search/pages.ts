/** Pages and settings that the search finds, with the words that people use for them. Found in the browser. */
import type { Role } from "../http/access.ts";
import type { BuiltRouteName } from "../pages/built-routes.ts";
import { routeOf } from "../pages/routes.ts";
import { searchMatcher } from "./words.ts";

export type SearchedPage = {
  readonly page: BuiltRouteName;
  readonly title: string;
  /** Other words for it. */
  readonly words: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly place?: string;
};

type Part = readonly [place: string, title: string, words: string];

const ENTRY_PARTS: readonly Part[] = [
  ["firma", "Firmenname und Kontakt ändern", "name telefon telefonnummer handy fax e-mail rechtsform"],
  ["adresse", "Adresse ändern", "anschrift straße hausnummer umzug ort postleitzahl plz"],
  ["oeffnungszeiten", "Öffnungszeiten ändern", "geschäftszeiten sprechzeiten uhrzeit feiertag geschlossen"],
  ["logo", "Logo und Slogan ändern", "firmenlogo motto werbespruch"],
  ["ueber-uns", "Text „Über uns“ ändern", "beschreibung vorstellung firmentext"],
  ["zahlungsarten", "Zahlungsarten ändern", "bezahlen karte kreditkarte rechnung bar ec paypal"],
  ["kundenkarten", "Kundenkarten ändern", "bonus payback rabatt"],
  ["netz", "Website und soziale Netze ändern", "internet homepage facebook instagram link social media"],
  ["branchen", "Branchen ändern", "gewerk beruf kategorie"],
  ["suchbegriffe", "Suchbegriffe ändern", "stichwort keywords gefunden werden"],
  ["leistungen", "Leistungen ändern", "service angebot merkmale"],
  ["produkte", "Produkte und Marken ändern", "waren sortiment hersteller"],
  ["einzugsgebiet", "Einzugsgebiet ändern", "umkreis region städte arbeitsgebiet"],
  ["dokumente", "Dokumente im Eintrag ändern", "pdf preisliste speisekarte broschüre datei hochladen"],
  ["bilder", "Bilder und Videos ändern", "fotos galerie film hochladen"],
];

const PERSONAL: readonly Part[] = [
  ["profil", "Profil", "name bild foto persönliche daten benutzerkonto"],
  [
    "anmeldung",
    "Anmeldung und Passwort",
    "passwort kennwort e-mail-adresse ändern passkey zweiter faktor code sicherheit geräte abmelden",
  ],
  ["mitteilungen", "Mitteilungen", "benachrichtigungen e-mails newsletter zusammenfassung abbestellen einstellungen"],
  ["verlauf", "Zuletzt angesehen", "suchen besuchte einträge"],
  ["portale", "Portale", "marke wechseln"],
  ["daten", "Meine Daten", "herunterladen export löschen datenschutz dsgvo konto kündigen"],
];

export const SEARCHED_PAGES: readonly SearchedPage[] = [
  { page: "dashboard", title: "Start", words: "übersicht aufgaben startseite dashboard" },
  { page: "companies", title: "Alle Firmen", words: "filialen standorte überblick firma wechseln" },
  { page: "highlights", title: "Höhepunkte", words: "erfolge gute nachrichten highlights" },
  { page: "inquiries_messages", title: "Nachrichten", words: "kunden antworten schreiben chat postfach" },
  { page: "company_contract", title: "Verträge", words: "kündigen laufzeit preis vertrag widerruf" },
  { page: "company_products", title: "Produkte", words: "gebucht bestellt leistungen" },
  { page: "company_documents", title: "Dokumente", words: "rechnung rechnungen pdf belege auftragsbestätigung" },
  { page: "company_contacts", title: "Ansprechpartner", words: "kontakt geschäftsführung mitarbeiter empfänger" },
  { page: "company_subscriptions", title: "E-Mails von uns", words: "abonnements newsletter abbestellen" },
  { page: "entry_overview", title: "Mein Eintrag", words: "vorschau eintrag übersicht" },
  { page: "entry_data", title: "Eintragsdaten", words: "eintrag bearbeiten ändern stammdaten" },
  ...ENTRY_PARTS.map(([place, title, words]): SearchedPage => ({ page: "entry_data", title, words, place })),
  { page: "entry_service", title: "Eintragsservice", words: "partnerportale verzeichnisse prüfung übereinstimmung" },
  { page: "listing_check", title: "Andere Firma prüfen", words: "eintragsservice portale verzeichnisse kostenlos" },
  { page: "entry_statistics", title: "Statistik des Eintrags", words: "aufrufe zahlen besucher kontakte klicks" },
  { page: "b2b_statistics", title: "Geschäftskunden", words: "b2b statistik firmenkunden" },
  { page: "entry_own_site", title: "Für Ihre Website", words: "widget einbau code öffnungszeiten" },
  {
    page: "entry_history",
    title: "Verlauf des Eintrags",
    words: "änderungen rückgängig wiederherstellen wer hat geändert",
  },
  {
    page: "entry_differences",
    title: "Hinweise und Abweichungen",
    words: "anbieter unterschiede vorschläge besucher gemeldet",
  },
  { page: "entry_poster", title: "Aushang mit QR-Code", words: "plakat drucken" },
  {
    page: "entry_rights_overview",
    title: "Vergleich mit Google",
    words: "google unternehmensprofil business profile verbinden rechte übertragen",
  },
  { page: "entry_self_disclosure", title: "Selbstauskunft", words: "datenschutz gespeicherte daten dsgvo auskunft" },
  { page: "website_overview", title: "Ihre Website", words: "homepage internetseite" },
  { page: "website_statistics", title: "Website-Statistik", words: "besucher homepage zahlen matomo" },
  { page: "seo_overview", title: "Sichtbarkeit in der Suche", words: "seo google search console ranking position" },
  { page: "website_edit", title: "Texte und Dateien", words: "website ändern homepage bearbeiten bilder hochladen" },
  { page: "website_email", title: "E-Mail-Postfächer", words: "postfach mailadresse weiterleitung" },
  { page: "website_check", title: "Website-Prüfung", words: "mängel fehler homepage check" },
  { page: "ratings_overview", title: "Ihre Bewertungen", words: "sterne rezensionen durchschnitt" },
  { page: "ratings_manage", title: "Bewertungen verwalten", words: "antworten rezensionen beantworten vorlagen" },
  { page: "ratings_awards", title: "Auszeichnungen", words: "siegel top gütesiegel urkunde bewertungssiegel" },
  { page: "ratings_invitations", title: "Kunden einladen", words: "bewertung bitten qr-code aushang" },
  { page: "ratings_objections", title: "Einwände", words: "bewertung melden löschen widersprechen beleidigung" },
  { page: "ratings_partner_network", title: "Partnernetzwerk", words: "bewertungsportale google kununu hinzufügen" },
  { page: "ratings_status", title: "Bewertungsstatus", words: "portale überblick bewertungen" },
  { page: "ratings_marketing_packages", title: "Vermarktungspakete", words: "berichte report werbung" },
  { page: "secretarial_overview", title: "Sekretariatsservice", words: "anrufe telefon rückruf anrufer" },
  { page: "secretarial_guides", title: "Anleitungen zum Telefon", words: "rufumleitung weiterleitung einrichten" },
  { page: "voicebot_overview", title: "Sprachbot", words: "anrufe telefon anrufbeantworter ki" },
  { page: "absence", title: "Abwesenheit", words: "urlaub betriebsferien krank geschlossen ferien" },
  { page: "search_ads_statistics", title: "Suchmaschinenwerbung", words: "google ads anzeigen suma statistik" },
  { page: "search_ads_ad_groups", title: "Anzeigengruppen", words: "google ads kampagnen texte" },
  { page: "search_ads_budget", title: "Werbebudget", words: "kosten ausgaben geld google ads" },
  { page: "web_banner_overview", title: "Werbebanner", words: "bannerwerbung anzeige freigeben" },
  { page: "tv_banner_overview", title: "TV-Banner", words: "fernsehen werbung motiv" },
  { page: "tv_banner_statistics", title: "TV-Banner-Statistik", words: "fernsehen einblendungen sender" },
  { page: "inquiries_overview", title: "Anfragen von Kunden", words: "leads interessenten aufträge" },
  { page: "inquiries_offers", title: "Angebotsanfragen", words: "leads angebot kunden aufträge annehmen" },
  { page: "inquiries_jobs", title: "Bewerbungen", words: "stellen jobs mitarbeiter suchen" },
  { page: "company_people", title: "Personen", words: "mitarbeiter kollegen einladen zugriff rechte benutzer" },
  {
    page: "claiming_confirm",
    title: "Inhaberschaft",
    words: "inhaber besitzer eigentümer eintrag bestätigen abgeben claiming",
  },
  {
    page: "claiming_welcome",
    title: "Eintrag übernehmen",
    words: "inhaber inhaberschaft werden weitere firma suchen hinzufügen anlegen claiming",
  },
  {
    page: "service_cases",
    title: "Anfragen an uns",
    words: "hilfe kundendienst kontakt frage rechnung kündigen support",
  },
  {
    page: "service_cases",
    title: "Neue Anfrage stellen",
    words: "hilfe kundendienst schreiben support",
    query: { neu: "other" },
  },
  { page: "account_locks", title: "Kontaktwünsche", words: "sperren werbung anrufe newsletter abbestellen" },
  { page: "b2b_newsletter", title: "Newsletter", words: "bestellen abbestellen" },
  { page: "user_dashboard", title: "Mein Bereich", words: "konto einstellungen profil" },
  ...PERSONAL.map(([bereich, title, words]): SearchedPage => ({
    page: "user_dashboard",
    title,
    words,
    query: { bereich },
  })),
  { page: "user_ratings", title: "Ihre eigenen Bewertungen", words: "abgegebene rezensionen" },
  { page: "rating_manager", title: "Bewertungsmanager", words: "einwände entscheiden" },
  { page: "law_questions", title: "Häufige Fragen", words: "hilfe antworten faq support" },
  { page: "cookie_settings", title: "Cookie-Einstellungen", words: "datenschutz statistik zustimmung" },
  { page: "logout", title: "Abmelden", words: "ausloggen logout" },
];

/** Whether somebody with these roles may open a page. */
const mayOpen = (page: BuiltRouteName, roles: readonly Role[]): boolean => {
  const { auth } = routeOf(page);
  if (auth === undefined) return true;
  return auth !== false && (auth.roles === "any" || auth.roles.some((role) => roles.includes(role)));
};

/** Pages that contain every word, those with all of them in the title first. */
export function findPages(patterns: readonly string[], roles: readonly Role[], most: number): SearchedPage[] {
  if (patterns.length === 0) return [];
  const matches = searchMatcher(patterns);
  const found = SEARCHED_PAGES.filter(({ page, title, words }) => matches(`${title} ${words}`) && mayOpen(page, roles));
  const inTitle = found.filter(({ title }) => matches(title));
  return [...inTitle, ...found.filter(({ title }) => !matches(title))].slice(0, most);
}
