/** The product's routes (Specification §2), one row each; `routes.ts` reads them. */
import type { Role } from "../http/access.ts";

/**
 * - `false`: only for logged-out visitors.
 * - `{ roles }`: for these roles, or "any" that is logged in. `cuca` counts only while the agent acts for a company.
 * - `undefined`: open to everybody.
 */
export type RouteAuth = false | { readonly roles: readonly Role[] | "any" } | undefined;

type Flags = {
  /** True if the page is shown for every kind of account (Specification §4, redirect rule 4). */
  readonly accountTypeIndependent?: true;
  /** The redirect rules skip it. */
  readonly handlesOwnRedirects?: true;
  readonly hidesSideMenu?: true;
  readonly outsideProductionOnly?: true;
  /** Why the page exists although the specification does not name it. */
  readonly ownReason?: string;
  /** Name of the route that an old path redirects to. */
  readonly redirectsTo?: string;
};

/** `{provider}` in a path is replaced by the provider's numeric name. */
export type RouteRow<Name extends string = string> = Flags & {
  readonly name: Name;
  readonly path: string;
  /** German page title and breadcrumb. */
  readonly label: string;
  readonly auth: RouteAuth;
};

type MakeRow = <const N extends string>(name: N, path: string, label: string, flags?: Flags) => RouteRow<N>;
const rowsWith =
  (auth: RouteAuth): MakeRow =>
  (name, path, label, flags = {}) => ({ name, path, label, auth, ...flags });

const open = rowsWith(undefined);
const loggedOut = rowsWith(false);
const anyRole = rowsWith({ roles: "any" });
const person = rowsWith({ roles: ["user", "customer", "tradesmanager", "ratingusermanager"] });
const ratingDesk = rowsWith({ roles: ["ratingusermanager"] });
const company = rowsWith({ roles: ["customer", "cuca"] });

const independent = { accountTypeIndependent: true } as const;
/** Links in mails and pages for developers work logged in or out, with a company or without. */
const onItsOwn = { handlesOwnRedirects: true } as const;
const developer = { handlesOwnRedirects: true, outsideProductionOnly: true } as const;
const withoutMenu = { hidesSideMenu: true } as const;

const GENERAL = [
  anyRole("dashboard", "/", "Start"),
  anyRole("redirect", "/redirect", "Weiterleitung", onItsOwn),
  open("error_403", "/403", "Kein Zugriff", independent),
  open("error_404", "/404", "Seite nicht gefunden", independent),
  open("error_500", "/500", "Unerwarteter Fehler", independent),
  open("error_502", "/502", "Dienst nicht erreichbar", independent),
  open("generic_error", "/fehler", "Das hat nicht geklappt", independent),
  open("demo", "/demo", "Demo-Anmeldung", developer),
  open("test", "/test", "Prüfseite", developer),
  open("preview", "/preview", "Bausteine", developer),
  open("debug", "/debug", "Diagnose", developer),
  open("ugc", "/ugc", "Ihr Beitrag", independent),
  open("b2b_newsletter_confirmed", "/b2b-newsletter/bestaetigt", "Newsletter bestätigt", independent),
] as const;

const ACCESS = [
  loggedOut("register", "/registrierung", "Registrieren"),
  loggedOut("register_success", "/registrierung/erfolgreich", "Registrierung erfolgreich"),
  open("register_activation", "/registrierung/aktivierung", "Konto freischalten", onItsOwn),
  open("cancel", "/registrierung/abbrechen", "Registrierung abbrechen", onItsOwn),
  loggedOut("guest", "/registrierung/gast", "Als Gast registrieren"),
  loggedOut("guest_success", "/registrierung/gast/erfolgreich", "Gastregistrierung erfolgreich"),
  loggedOut("request", "/passwort/vergessen", "Passwort vergessen"),
  loggedOut("request_confirmation", "/passwort/vergessen/bestaetigung", "E-Mail ist unterwegs"),
  open("password_renew", "/passwort/erneuern", "Neues Passwort wählen", onItsOwn),
  open("password_renew_confirmation", "/passwort/erneuern/bestaetigung", "Passwort geändert", onItsOwn),
  open("password_renew_error", "/passwort/erneuern/fehler", "Link nicht mehr gültig", onItsOwn),
  loggedOut("login", "/login", "Anmelden"),
  loggedOut("login_cuca", "/login/cuca", "Anmeldung für den Kundendienst"),
  anyRole("logout", "/logout", "Abmelden", { ...independent, ...onItsOwn }),
  anyRole("switchPortal", "/switchPortal", "Portal wechseln", { ...independent, ...onItsOwn }),
] as const;

const USER_AREA = [
  person("user_dashboard", "/benutzer", "Mein Bereich"),
  person("user_ratings", "/benutzer/bewertungen", "Meine Bewertungen"),
  person("second_factor_set_up", "/benutzer/anmelde-code", "Anmeldung mit Code einrichten", {
    ownReason: "where customer care without a second factor sets one up before anything else",
  }),
  open("user_email_change", "/benutzer/email-aenderung/aktivieren", "E-Mail-Adresse bestätigen", onItsOwn),
] as const;

/** Open to everybody in every state: nobody is led away from what the law makes us show. */
const law = <const N extends string>(name: N, path: string, label: string, ownReason: string): RouteRow<N> =>
  open(name, path, label, { ...independent, ...onItsOwn, ownReason });

/** Old dashboard paths, which redirect to the page of their product. */
const OLD_DASHBOARD = [
  company("old_average_rating", "/kunde/bewertungsdurchschnitt", "Bewertungsdurchschnitt", {
    redirectsTo: "ratings_overview",
  }),
  company("old_rating_signet", "/kunde/bewertungssiegel", "Bewertungssiegel", { redirectsTo: "ratings_awards" }),
  company("old_entry_completeness", "/kunde/eintragsfuellgrad", "Eintragsfüllgrad", { redirectsTo: "entry_overview" }),
  company("old_entry_service", "/kunde/eintragsservice", "Eintragsservice", { redirectsTo: "entry_service" }),
  company("old_search_ad_views", "/kunde/einblendungenSuma", "Einblendungen", { redirectsTo: "search_ads_statistics" }),
  company("old_campaigns", "/kunde/aktionen", "Aktionen", { redirectsTo: "ratings_marketing_packages" }),
  company("old_guide", "/kunde/ratgeber", "Ratgeber", { redirectsTo: "entry_overview" }),
] as const;

const PRODUCTS = "/kunde/meineProdukte";
const ENTRY = `${PRODUCTS}/eintrag`;
const RATINGS = `${PRODUCTS}/wer-kennt-den-besten`;

const CUSTOMER_PRODUCTS = [
  company("entry_overview", `${ENTRY}/uebersicht`, "Ihr Eintrag"),
  company("entry_data", `${ENTRY}/eintragsdaten`, "Eintragsdaten"),
  company("entry_service", `${ENTRY}/eintragsservice`, "Eintragsservice"),
  company("entry_statistics", `${ENTRY}/statistiken`, "Statistik"),
  company("entry_self_disclosure", `${ENTRY}/selbstauskunft`, "Selbstauskunft"),
  company("entry_rights_overview", `${ENTRY}/rechteuebertragung/uebersicht`, "Vergleich mit Google"),
  company("entry_rights_error", `${ENTRY}/rechteuebertragung/fehler`, "Übertragung nicht möglich", withoutMenu),
  company("entry_google_auth", `${ENTRY}/rechteuebertragung/google/auth`, "Google verbinden", withoutMenu),
  company(
    "entry_google_profile",
    `${ENTRY}/rechteuebertragung/google/unternehmensProfil`,
    "Google-Unternehmensprofil",
    withoutMenu,
  ),
  company("website_overview", `${PRODUCTS}/website/uebersicht`, "Ihre Website"),
  company("website_statistics", `${PRODUCTS}/website/statistiken`, "Website-Statistik"),
  company("website_edit", `${PRODUCTS}/website/bearbeiten`, "Texte und Dateien"),
  company("website_email", `${PRODUCTS}/website/email`, "E-Mail-Postfächer"),
  company("seo_overview", `${PRODUCTS}/seo/uebersicht`, "Sichtbarkeit in der Suche"),
  company("web_banner_overview", `${PRODUCTS}/werbebanner/uebersicht`, "Werbebanner"),
  company("web_banner_upload", `${PRODUCTS}/werbebanner/dateiupload`, "Bannerdateien hochladen"),
  company("secretarial_overview", `${PRODUCTS}/sekretariatsservice/uebersicht`, "Sekretariatsservice"),
  company("secretarial_guides", `${PRODUCTS}/sekretariatsservice/anleitungen`, "Anleitungen"),
  company("search_ads_statistics", `${PRODUCTS}/suchmaschinenWerbung/statistiken`, "Suchmaschinenwerbung"),
  company("search_ads_ad_groups", `${PRODUCTS}/suchmaschinenWerbung/anzeigengruppen`, "Anzeigengruppen"),
  company("search_ads_budget", `${PRODUCTS}/suchmaschinenWerbung/budget`, "Werbebudget"),
  company("ratings_overview", `${RATINGS}/uebersicht`, "Bewertungen"),
  company("ratings_manage", `${RATINGS}/bewertungen-verwalten`, "Bewertungen verwalten"),
  company("ratings_partner_network", `${RATINGS}/partner-netzwerk`, "Partnernetzwerk"),
  company("ratings_awards", `${RATINGS}/auszeichnungen`, "Auszeichnungen"),
  company("ratings_status", `${RATINGS}/bewertungsstatus`, "Bewertungsstatus"),
  company("ratings_marketing_packages", `${RATINGS}/vermarktungspakete`, "Vermarktungspakete"),
  company("tv_banner_overview", `${PRODUCTS}/tvbanner`, "TV-Banner"),
  company("tv_banner_statistics", `${PRODUCTS}/tvbanner/statistiken`, "TV-Banner-Statistik"),
  company("voicebot_overview", `${PRODUCTS}/{provider}sprachbot/uebersicht`, "Sprachbot"),
] as const;

/** Our own pages, in addition to the specification's. */
const OWN_PAGES = [
  company("entry_history", `${ENTRY}/verlauf`, "Verlauf", { ownReason: "every change of the entry: who, when, what" }),
  company("entry_differences", `${ENTRY}/abweichungen`, "Hinweise und Abweichungen", {
    ownReason: "what visitors reported, and what an import would have changed in a part that its owner saved",
  }),
  company("entry_poster", `${ENTRY}/aushang`, "Aushang mit QR-Code", {
    ownReason: "a sheet to hang up whose code leads to the public entry",
  }),
  company("entry_own_site", `${ENTRY}/website-einbau`, "Für Ihre Website", {
    ownReason: "code for the company's own site: structured data and a widget with its opening hours",
  }),
  company("absence", `${PRODUCTS}/abwesenheit`, "Abwesenheit", {
    ownReason: "an absence entered once for opening hours, secretarial service and voicebot",
  }),
  company("b2b_statistics", `${PRODUCTS}/b2b/statistiken`, "Verzeichnis für Geschäftskunden", {
    ownReason: "how often other companies opened the entry in the directory for business customers",
  }),
  company("website_check", `${PRODUCTS}/website/pruefung`, "Website-Prüfung", {
    ownReason: "what a check of the company's websites found, and who can mend it",
  }),
  company("account_locks", "/kunde/firmendaten/kontaktwuensche", "Kontaktwünsche", {
    ownReason: "the thirteen account locks in plain words, and when customer care acted for the company",
  }),
  company("company_subscriptions", "/kunde/firmendaten/abonnements", "E-Mails von uns", {
    ownReason: "which newsletters, summaries and surveys the company gets",
  }),
  company("company_people", "/kunde/firmendaten/personen", "Personen", {
    ownReason: "who may do what in a company",
  }),
  company("companies", "/kunde/firmen", "Alle Firmen", {
    ownReason: "what needs doing in which of a person's companies",
  }),
  company("service_cases", "/kunde/firmendaten/anfragen-an-uns", "Anfragen an uns", {
    ownReason: "what the company asked the provider, and what became of it",
  }),
  company("ratings_objections", `${RATINGS}/einwaende`, "Einwände gegen Bewertungen", {
    ownReason: "what the company objects to ratings, and what was decided",
  }),
  person("user_rating_objections", "/benutzer/bewertungen/einwaende", "Einwände gegen Ihre Bewertungen", {
    ownReason: "where the author of a rating answers an objection and reads the decision",
  }),
  ratingDesk("rating_manager", "/benutzer/bewertungsmanager", "Bewertungsmanager", {
    ownReason: "the provider's desk for objections to ratings",
  }),
  open("cookie_settings", "/cookie-einstellungen", "Cookie-Einstellungen", {
    ...independent,
    ...onItsOwn,
    ownReason: "what is stored in the browser and why, and the choice about statistics",
  }),
  law(
    "law_imprint",
    "/impressum",
    "Impressum",
    "who runs the portal (DDG § 5), and whom authorities and users write to",
  ),
  law("law_privacy", "/datenschutz", "Datenschutz", "what happens with personal data (GDPR article 13)"),
  law("law_terms", "/nutzungsbedingungen", "Nutzungsbedingungen", "what people agree to, with ranking and complaints"),
  law("law_accessibility", "/barrierefreiheit", "Barrierefreiheit", "what is accessible and what not yet"),
  law("law_questions", "/haeufige-fragen", "Häufige Fragen", "answers to what people ask, searchable on the page"),
  open("notice_status", "/ugc/meldung", "Ihre Meldung", {
    ...independent,
    ...onItsOwn,
    ownReason: "where both sides of a notice of illegal content read the decision and complain (DSA article 20)",
  }),
  open("listing_check", "/firma-pruefen", "Firma prüfen", {
    ...onItsOwn,
    ownReason: "where anybody checks how partner portals list a business, without a login",
  }),
  company("ratings_invitations", `${RATINGS}/einladungen`, "Kunden einladen", {
    ownReason: "link, QR code and mails that ask customers for a rating",
  }),
  open("ratings_award_proof", "/auszeichnung", "Nachweis der Auszeichnung", {
    ...onItsOwn,
    ownReason: "what the signet of a company says, with criteria and day, for readers of its site",
  }),
  open("ratings_rate", "/bewerten", "Firma bewerten", {
    ...onItsOwn,
    ownReason: "where anybody rates a company, by link, QR code or invitation",
  }),
  open("ratings_rate_confirm", "/bewerten/bestaetigen", "Ihre Bewertung", {
    ...onItsOwn,
    ownReason: "where a rating is confirmed, changed and withdrawn by the link of its mail",
  }),
  open("ratings_opt_out", "/bewerten/abmelden", "Keine Einladungen mehr", {
    ...onItsOwn,
    ownReason: "ends invitations to rate, for ever",
  }),
  open("ratings_statement", "/bewerten/stellungnahme", "Einwand gegen Ihre Bewertung", {
    ...onItsOwn,
    ownReason: "where somebody who rated without a login answers an objection (duty to check of the Federal Court)",
  }),
  open("digest_end", "/zusammenfassung/abbestellen", "Zusammenfassung abbestellen", {
    ...onItsOwn,
    ownReason: "ends the summary by mail with the link in it, and takes that back",
  }),
  open("inquiry", "/anfrage", "Anfrage an eine Firma", {
    ...onItsOwn,
    ownReason: "where anybody asks a company, from its public entry",
  }),
  open("inquiry_confirm", "/anfrage/bestaetigen", "Ihre Anfrage", {
    ...onItsOwn,
    ownReason: "where the sender of an inquiry confirms it by the link of its mail",
  }),
  open("inquiry_thread", "/anfrage/nachricht", "Ihre Nachrichten", {
    ...onItsOwn,
    ownReason: "where a customer reads a company's message and answers without a mail program",
  }),
  open("b2b_newsletter", "/b2b-newsletter", "Newsletter für Betriebe", {
    ...onItsOwn,
    ownReason: "where the newsletter is ordered",
  }),
] as const;

const CUSTOMER_AREA = [
  company("highlights", "/kunde/highlights", "Höhepunkte"),
  company("inquiries_overview", "/kunde/anfragen/uebersicht", "Anfragen"),
  company("inquiries_offers", "/kunde/anfragen/angebote", "Angebotsanfragen"),
  company("inquiries_jobs", "/kunde/anfragen/jobs", "Bewerbungen"),
  company("inquiries_messages", "/kunde/anfragen/nachrichten", "Nachrichten"),
  company("company_contract", "/kunde/firmendaten/vertragsdaten", "Vertragsdaten"),
  company("company_products", "/kunde/firmendaten/produkte", "Produkte"),
  company("company_documents", "/kunde/firmendaten/dokumente", "Dokumente"),
  company("company_contacts", "/kunde/firmendaten/ansprechpartner", "Ansprechpartner"),
] as const;

const CLAIMING = [
  open("claiming_welcome", "/claiming/welcome", "Eintrag übernehmen"),
  open("claiming_redirect", "/claiming/redirect", "Weiterleitung", onItsOwn),
  open("claiming_register", "/claiming/register", "Für die Übernahme registrieren"),
  open("claiming_register_password", "/claiming/register/password", "Passwort festlegen"),
  open("claiming_register_success", "/claiming/register/success", "Registrierung erfolgreich"),
  open("claiming_login", "/claiming/login", "Für die Übernahme anmelden"),
  open("claiming_login_success", "/claiming/login/success", "Anmeldung erfolgreich"),
  open("claiming_advantago", "/claiming/advantago", "Eintrag bei einem Partner"),
  open("claiming_otherowner", "/claiming/otherowner", "Eintrag hat bereits einen Inhaber"),
  open("claiming_otherowner_provider", "/claiming/otherowner{provider}", "Eintrag wird vom Anbieter betreut"),
  open("claiming_owner", "/claiming/owner", "Sie sind Inhaber"),
  open("claiming_owner_provider", "/claiming/owner{provider}", "Vom Anbieter betreuter Eintrag"),
  company("claiming_confirm", "/claiming/confirm", "Inhaberschaft bestätigen"),
  open("claiming_hold", "/claiming/hold", "Übernahme angehalten"),
  open("claiming_pending", "/claiming/pending", "Übernahme in Prüfung"),
] as const;

const ACCOUNT_LINKING = [
  open("linking_redirect", "/account/verknuepfung/weiterleitung", "Weiterleitung", { ...independent, ...onItsOwn }),
  open("linking_register", "/account/verknuepfung/registrierung", "Für die Verknüpfung registrieren", independent),
  open("linking_login", "/account/verknuepfung/login", "Für die Verknüpfung anmelden", independent),
  open("linking_hold", "/account/verknuepfung/angehalten", "Verknüpfung angehalten", independent),
  open("linking_pending", "/account/verknuepfung/ausstehend", "Verknüpfung in Prüfung", independent),
] as const;

export const ROUTE_ROWS = [
  ...GENERAL,
  ...ACCESS,
  ...USER_AREA,
  ...CUSTOMER_AREA,
  ...OLD_DASHBOARD,
  ...CUSTOMER_PRODUCTS,
  ...OWN_PAGES,
  ...CLAIMING,
  ...ACCOUNT_LINKING,
] as const;
