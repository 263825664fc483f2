import { routeOf } from "@portal/contract/pages/routes";
import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import type { BuiltRouteName } from "@portal/contract/pages/built-routes";
import { describe, expect } from "vitest";
import { fillLogIn, logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, headline, pathOf, see } from "../look.ts";
import { aCustomer, aPerson } from "../people.ts";

/** These pages say what to do where somebody comes without a link. */
const LINKING = "/account/verknuepfung";
const OVERVIEW = "/kunde/meineProdukte/eintrag/uebersicht";

const loginFor = (path: string) => `/login?callbackPage=${encodeURIComponent(path)}`;
/** A page for everybody who is logged in. */
const forPeople = (path: string) => ({ loggedOut: loginFor(path), withoutCompany: path });
/** A page for people who have a company. */
const forCompanies = (path: string) => ({ loggedOut: loginFor(path), withoutCompany: "/403" });
const websitePage = (page: string) => forCompanies(`/kunde/meineProdukte/website/${page}`);
const entryPage = (page: string) => forCompanies(`/kunde/meineProdukte/eintrag/${page}`);

const RATINGS = "/kunde/meineProdukte/wer-kennt-den-besten";

/** A page of taking over an entry: open to everybody; which of them it is, a company in the query decides. */
const claimingPage = (page: string) => ({ loggedOut: `/claiming/${page}`, withoutCompany: `/claiming/${page}` });

/** A page that only people see who are not logged in. */
const forVisitors = (path: string) => ({ loggedOut: path, withoutCompany: "/benutzer" });
const forEverybody = (path: string) => ({ loggedOut: path, withoutCompany: path });

/** Where each built page leads somebody who is not logged in, and a person without a company. */
const VISITS: Record<BuiltRouteName, { loggedOut: string; withoutCompany: string }> = {
  dashboard: { loggedOut: "/login", withoutCompany: "/benutzer" },
  redirect: { loggedOut: "/login?callbackPage=%2Fredirect", withoutCompany: "/benutzer" },
  error_403: { loggedOut: "/403", withoutCompany: "/403" },
  error_404: { loggedOut: "/404", withoutCompany: "/404" },
  error_500: { loggedOut: "/500", withoutCompany: "/500" },
  error_502: { loggedOut: "/502", withoutCompany: "/502" },
  generic_error: { loggedOut: "/fehler", withoutCompany: "/fehler" },
  demo: { loggedOut: "/demo", withoutCompany: "/demo" },
  test: { loggedOut: "/test", withoutCompany: "/test" },
  preview: { loggedOut: "/preview", withoutCompany: "/preview" },
  debug: { loggedOut: "/debug", withoutCompany: "/debug" },
  login: { loggedOut: "/login", withoutCompany: "/benutzer" },
  // logs out whoever comes, so that the next page is asked for without anybody
  login_cuca: { loggedOut: "/login/cuca", withoutCompany: "/login/cuca" },
  logout: { loggedOut: "/login?callbackPage=%2Flogout", withoutCompany: "/login" },
  register: forVisitors("/registrierung"),
  register_success: forVisitors("/registrierung/erfolgreich"),
  guest: forVisitors("/registrierung/gast"),
  guest_success: forVisitors("/registrierung/gast/erfolgreich"),
  request: forVisitors("/passwort/vergessen"),
  request_confirmation: forVisitors("/passwort/vergessen/bestaetigung"),
  // what a link in a mail opens works whoever is logged in
  register_activation: forEverybody("/registrierung/aktivierung"),
  cancel: forEverybody("/registrierung/abbrechen"),
  password_renew: forEverybody("/passwort/erneuern/fehler?grund=fehlt"),
  password_renew_confirmation: forEverybody("/passwort/erneuern/bestaetigung"),
  password_renew_error: forEverybody("/passwort/erneuern/fehler"),
  user_ratings: forPeople("/benutzer/bewertungen"),
  user_email_change: forEverybody("/benutzer/email-aenderung/aktivieren"),
  switchPortal: forPeople("/switchPortal"),
  user_dashboard: forPeople("/benutzer"),
  second_factor_set_up: { loggedOut: loginFor("/benutzer/anmelde-code"), withoutCompany: "/benutzer" },
  ratings_partner_network: forCompanies(`${RATINGS}/partner-netzwerk`),
  ratings_status: forCompanies(`${RATINGS}/bewertungsstatus`),
  ratings_marketing_packages: forCompanies(`${RATINGS}/vermarktungspakete`),
  ratings_objections: forCompanies(`${RATINGS}/einwaende`),
  user_rating_objections: forPeople("/benutzer/bewertungen/einwaende"),
  rating_manager: { loggedOut: loginFor("/benutzer/bewertungsmanager"), withoutCompany: "/403" },
  old_campaigns: forCompanies("/kunde/aktionen"),
  old_average_rating: forCompanies("/kunde/bewertungsdurchschnitt"),
  old_entry_completeness: forCompanies("/kunde/eintragsfuellgrad"),
  old_entry_service: forCompanies("/kunde/eintragsservice"),
  highlights: forCompanies("/kunde/highlights"),
  companies: forCompanies("/kunde/firmen"),
  old_guide: forCompanies("/kunde/ratgeber"),
  entry_service: entryPage("eintragsservice"),
  website_check: forCompanies("/kunde/meineProdukte/website/pruefung"),
  entry_overview: entryPage("uebersicht"),
  entry_data: entryPage("eintragsdaten"),
  entry_statistics: entryPage("statistiken"),
  entry_history: entryPage("verlauf"),
  entry_differences: entryPage("abweichungen"),
  entry_own_site: entryPage("website-einbau"),
  entry_poster: entryPage("aushang"),
  entry_rights_overview: entryPage("rechteuebertragung/uebersicht"),
  entry_rights_error: entryPage("rechteuebertragung/fehler"),
  entry_google_auth: entryPage("rechteuebertragung/google/auth"),
  entry_google_profile: entryPage("rechteuebertragung/google/unternehmensProfil"),
  inquiries_overview: forCompanies("/kunde/anfragen/uebersicht"),
  inquiries_offers: forCompanies("/kunde/anfragen/angebote"),
  inquiries_jobs: forCompanies("/kunde/anfragen/jobs"),
  secretarial_overview: forCompanies("/kunde/meineProdukte/sekretariatsservice/uebersicht"),
  absence: forCompanies("/kunde/meineProdukte/abwesenheit"),
  ratings_manage: forCompanies("/kunde/meineProdukte/wer-kennt-den-besten/bewertungen-verwalten"),
  voicebot_overview: forCompanies("/kunde/meineProdukte/11880sprachbot/uebersicht"),
  secretarial_guides: forCompanies("/kunde/meineProdukte/sekretariatsservice/anleitungen"),
  ratings_overview: forCompanies("/kunde/meineProdukte/wer-kennt-den-besten/uebersicht"),
  tv_banner_overview: forCompanies("/kunde/meineProdukte/tvbanner"),
  tv_banner_statistics: forCompanies("/kunde/meineProdukte/tvbanner/statistiken"),
  website_overview: websitePage("uebersicht"),
  seo_overview: forCompanies("/kunde/meineProdukte/seo/uebersicht"),
  website_statistics: websitePage("statistiken"),
  website_edit: websitePage("bearbeiten"),
  website_email: websitePage("email"),
  web_banner_overview: forCompanies("/kunde/meineProdukte/werbebanner/uebersicht"),
  web_banner_upload: forCompanies("/kunde/meineProdukte/werbebanner/dateiupload"),
  account_locks: forCompanies("/kunde/firmendaten/kontaktwuensche"),
  ugc: { loggedOut: "/ugc", withoutCompany: "/ugc" },
  old_rating_signet: forCompanies("/kunde/bewertungssiegel"),
  ratings_awards: forCompanies("/kunde/meineProdukte/wer-kennt-den-besten/auszeichnungen"),
  ratings_invitations: forCompanies("/kunde/meineProdukte/wer-kennt-den-besten/einladungen"),
  ratings_award_proof: forEverybody("/auszeichnung"),
  inquiries_messages: forCompanies("/kunde/anfragen/nachrichten"),
  listing_check: forEverybody("/firma-pruefen"),
  inquiry: forEverybody("/anfrage"),
  inquiry_confirm: forEverybody("/anfrage/bestaetigen"),
  inquiry_thread: forEverybody("/anfrage/nachricht"),
  ratings_rate: forEverybody("/bewerten"),
  ratings_rate_confirm: forEverybody("/bewerten/bestaetigen"),
  ratings_opt_out: forEverybody("/bewerten/abmelden"),
  ratings_statement: forEverybody("/bewerten/stellungnahme"),
  digest_end: forEverybody("/zusammenfassung/abbestellen"),
  old_search_ad_views: forCompanies("/kunde/einblendungenSuma"),
  search_ads_statistics: forCompanies("/kunde/meineProdukte/suchmaschinenWerbung/statistiken"),
  search_ads_ad_groups: forCompanies("/kunde/meineProdukte/suchmaschinenWerbung/anzeigengruppen"),
  search_ads_budget: forCompanies("/kunde/meineProdukte/suchmaschinenWerbung/budget"),
  b2b_statistics: forCompanies("/kunde/meineProdukte/b2b/statistiken"),
  b2b_newsletter: { loggedOut: "/b2b-newsletter", withoutCompany: "/b2b-newsletter" },
  b2b_newsletter_confirmed: { loggedOut: "/b2b-newsletter/bestaetigt", withoutCompany: "/b2b-newsletter/bestaetigt" },
  company_people: forCompanies("/kunde/firmendaten/personen"),
  company_contract: forCompanies("/kunde/firmendaten/vertragsdaten"),
  company_products: forCompanies("/kunde/firmendaten/produkte"),
  company_documents: forCompanies("/kunde/firmendaten/dokumente"),
  company_contacts: forCompanies("/kunde/firmendaten/ansprechpartner"),
  company_subscriptions: forCompanies("/kunde/firmendaten/abonnements"),
  entry_self_disclosure: entryPage("selbstauskunft"),
  service_cases: forCompanies("/kunde/firmendaten/anfragen-an-uns"),
  cookie_settings: forEverybody("/cookie-einstellungen"),
  law_imprint: forEverybody("/impressum"),
  law_privacy: forEverybody("/datenschutz"),
  law_terms: forEverybody("/nutzungsbedingungen"),
  law_accessibility: forEverybody("/barrierefreiheit"),
  law_questions: forEverybody("/haeufige-fragen"),
  notice_status: forEverybody("/ugc/meldung"),
  linking_redirect: { loggedOut: `${LINKING}/weiterleitung`, withoutCompany: `${LINKING}/weiterleitung` },
  linking_register: { loggedOut: `${LINKING}/registrierung`, withoutCompany: `${LINKING}/registrierung` },
  linking_login: { loggedOut: `${LINKING}/login`, withoutCompany: `${LINKING}/login` },
  linking_hold: { loggedOut: `${LINKING}/angehalten`, withoutCompany: `${LINKING}/angehalten` },
  linking_pending: { loggedOut: `${LINKING}/ausstehend`, withoutCompany: `${LINKING}/ausstehend` },
  claiming_confirm: forCompanies("/claiming/confirm"),
  claiming_welcome: claimingPage("welcome"),
  claiming_redirect: claimingPage("redirect"),
  claiming_register: claimingPage("register"),
  claiming_register_password: claimingPage("register/password"),
  claiming_register_success: claimingPage("register/success"),
  claiming_login: claimingPage("login"),
  claiming_login_success: claimingPage("login/success"),
  claiming_advantago: claimingPage("advantago"),
  claiming_otherowner: claimingPage("otherowner"),
  claiming_otherowner_provider: claimingPage("otherowner11880"),
  claiming_owner: claimingPage("owner"),
  claiming_owner_provider: claimingPage("owner11880"),
  claiming_hold: claimingPage("hold"),
  claiming_pending: claimingPage("pending"),
};

/** A walk over all pages: two minutes, and six on a machine that is three times slower. */
const LONG = { timeout: 480_000 };

/** Answers of the server to a direct load that are no success on purpose. */
const ERROR_PAGES = ["403 GET /403", "404 GET /404", "500 GET /500", "502 GET /502"];

describe("the route guard", () => {
  journey("logged-out visitors see open pages and are asked to log in on all others", LONG, async ({ open }) => {
    const window = await open();
    const { page } = window;
    window.expects(...ERROR_PAGES);

    for (const name of BUILT_ROUTES) {
      await page.goto(routeOf(name).path);
      await arrive(page, VISITS[name].loggedOut);
      await see(headline(page));
      expect(pathOf(page), name).toBe(VISITS[name].loggedOut);
    }
  });

  journey("a visitor without the role sees /403", LONG, async ({ db, open }) => {
    const person = await aPerson(db);
    const window = await open();
    const { page } = window;
    window.expects(...ERROR_PAGES);
    await logIn(page, person);

    for (const name of BUILT_ROUTES.filter((route) => route !== "logout" && route !== "login_cuca")) {
      await page.goto(routeOf(name).path);
      await arrive(page, VISITS[name].withoutCompany);
      await see(headline(page));
      expect(pathOf(page), name).toBe(VISITS[name].withoutCompany);
    }
    await page.goto("/logout");
    await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
  });

  journey("login returns to the requested page with its query", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();

    await page.goto(`${OVERVIEW}?seite=2&suche=d%C3%A4cher`);
    await arrive(page, `/login?seite=2&suche=d%C3%A4cher&callbackPage=${encodeURIComponent(OVERVIEW)}`);
    await fillLogIn(page, person);

    await arrive(page, `${OVERVIEW}?seite=2&suche=d%C3%A4cher`);
    await see(page.getByRole("heading", { level: 1, name: "Ihr Eintrag" }));
  });

  journey("a logged-in visitor of the login page is sent to the dashboard with the query", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));

    await page.goto("/login?herkunft=mail");

    await arrive(page, "/?herkunft=mail");
  });

  journey("old paths redirect to their product's page", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));

    await page.goto("/kunde/eintragsfuellgrad?a=1");

    await arrive(page, `${OVERVIEW}?a=1`);
  });
});

describe("unknown paths", () => {
  journey.for(["/gibt/es/nicht", "/kunde/meineProdukte/tvbanner/unbekannt", "/kunde/gibt-es-nicht"])(
    "%s becomes /404 with a phone number",
    async (path, { open }) => {
      const window = await open();
      const { page } = window;
      window.expects(`404 GET ${path}`);

      await page.goto(`${path}?a=1`);

      await arrive(page, "/404");
      await see(page.getByRole("heading", { level: 1, name: "Diese Seite gibt es nicht" }));
      await see(page.getByRole("main").getByRole("link", { name: "030 23125 118" }));
      await page.getByRole("link", { name: "Zur Startseite" }).click();
      await arrive(page, "/login");
    },
  );

  journey("an unknown company becomes /404", async ({ open }) => {
    const window = await open();
    const { page } = window;
    window.expects("404 GET /eintrag/999999999");

    await page.goto("/eintrag/999999999");

    await arrive(page, "/404");
  });
});
