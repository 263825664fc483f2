import { BRANDS } from "@portal/contract/brands/brands";
import { pathOf, type RouteName } from "@portal/contract/pages/routes";
import { aNotice } from "@portal/db/factories/notices";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasValue, headline, miss, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { running } from "../running.ts";
import { contents, holdCalls, holdScripts, layoutShifts, takenOver } from "./take-over.ts";

type Rendered = { readonly route: RouteName; readonly query?: string; readonly title: string };

/** Every page that the build renders, with its headline. */
const PAGES: readonly Rendered[] = [
  { route: "login", title: "Anmelden" },
  { route: "error_403", title: "Diese Seite ist für Sie nicht freigegeben" },
  { route: "error_404", title: "Diese Seite gibt es nicht" },
  { route: "error_500", title: "Da ist etwas schiefgegangen" },
  { route: "error_502", title: "Der Dienst ist gerade nicht erreichbar" },
  { route: "generic_error", title: "Das hat nicht geklappt" },
  { route: "register", title: "Registrieren" },
  { route: "register_success", title: "Bitte sehen Sie in Ihrem Postfach nach" },
  { route: "register_activation", title: "Code eingeben" },
  { route: "register_activation", query: "?token=a", title: "Registrierung bestätigen" },
  { route: "cancel", title: "Registrierung abbrechen" },
  { route: "cancel", query: "?token=a", title: "Registrierung abbrechen" },
  { route: "guest", title: "Als Gast registrieren" },
  { route: "guest_success", title: "Bitte sehen Sie in Ihrem Postfach nach" },
  { route: "request", title: "Passwort vergessen" },
  { route: "request_confirmation", title: "Bitte sehen Sie in Ihrem Postfach nach" },
  { route: "password_renew", query: "?token=a", title: "Neues Passwort wählen" },
  { route: "password_renew_confirmation", title: "Ihr neues Passwort gilt" },
  { route: "password_renew_error", title: "Diesen Link kennen wir nicht" },
  { route: "b2b_newsletter", title: "Newsletter für Betriebe" },
  { route: "b2b_newsletter_confirmed", title: "Dieser Link führt nicht weiter" },
  { route: "b2b_newsletter_confirmed", query: "?data=a", title: "Newsletter für Betriebe" },
  { route: "user_email_change", title: "Neue E-Mail-Adresse bestätigen" },
  { route: "user_email_change", query: "?token=a", title: "Neue E-Mail-Adresse bestätigen" },
  { route: "user_email_change", query: "?zurueck=1&token=a", title: "Konto zurückholen" },
  { route: "ugc", title: "Zu welcher Firma möchten Sie etwas melden?" },
  { route: "ugc", query: "?firma=7", title: "Fehler im Eintrag melden" },
  { route: "listing_check", title: "Steht Ihre Firma überall richtig?" },
  { route: "law_imprint", title: "Impressum" },
  { route: "law_privacy", title: "Datenschutz" },
  { route: "law_terms", title: "Nutzungsbedingungen" },
  { route: "law_accessibility", title: "Barrierefreiheit" },
  { route: "law_questions", title: "Häufige Fragen" },
  { route: "claiming_welcome", title: "Welchen Eintrag möchten Sie übernehmen?" },
  { route: "claiming_welcome", query: "?firma=7", title: "Eintrag übernehmen" },
  { route: "claiming_redirect", query: "?firma=7", title: "Eintrag übernehmen" },
  { route: "claiming_register", query: "?firma=7", title: "Für die Übernahme registrieren" },
  { route: "claiming_login", query: "?firma=7", title: "Für die Übernahme anmelden" },
  { route: "linking_redirect", query: "?data=a", title: "Ihr Link wird geprüft" },
];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const inTurn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const CASES = PAGES.map((page, index) => ({ ...page, index, address: pathOf(page.route) + (page.query ?? "") }));
/** Each page in both brands, the windows in turn. */
const LOOKS = CASES.flatMap((page) =>
  BRANDS.map((brand, index) => ({ ...page, brand, viewport: inTurn(WINDOWS, page.index + index) })),
);

/** Error pages answer their own status. */
const STATUS: Partial<Record<RouteName, number>> = { error_403: 403, error_404: 404, error_500: 500, error_502: 502 };

function announceStatus(expects: (complaint: string) => void, route: RouteName): void {
  const status = STATUS[route];
  if (status !== undefined) expects(`${status} GET ${pathOf(route)}`);
}

const originOf = (host: string) => running.origin.replace("localhost", host);

describe("a rendered page", () => {
  journey.for(LOOKS)(
    "$address of $brand.name at $viewport.width px has its text before its script, which changes and moves nothing",
    async ({ route, address, query, title, brand, viewport }, { open }) => {
      const { page, quiet, expects } = await open({ origin: originOf(brand.developmentHost), viewport });
      announceStatus(expects, route);
      const answerCalls = await holdCalls(page);
      const release = await holdScripts(page);
      const answer = await page.goto(address, { waitUntil: "commit" });
      await see(page.getByRole("heading", { level: 1, name: title }));
      const html = (await answer?.text()) ?? "";
      expect(html).toContain(brand.contactDetails.servicePhone);
      expect(html).toMatch(/<noscript>\s*<p>Dieses Portal braucht JavaScript/);
      const painted = await page.locator("h1").elementHandle();
      release();
      // What these pages load next depends on the query.
      if (query === undefined) {
        answerCalls();
        await quiet();
      }
      await takenOver(page);

      expect(await painted?.evaluate((element) => element.isConnected)).toBe(true);
      const { sent, now } = await contents(page, html);
      expect(now).toBe(sent);
      expect(await layoutShifts(page)).toEqual([]);
      // Ends the calls that are held back.
      await page.goto("about:blank");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
  );
});

describe.for(WINDOWS)("notices in a window of $width px", (viewport) => {
  journey.for(["/login", "/registrierung", "/404"])("come with %s above its content", async (path, { db, open }) => {
    const notice = await aNotice(db, {
      message: "Heute Nacht wird <gewartet>. Ab 6 Uhr geht alles wieder.",
      label: "Wartung & mehr",
      dismissible: true,
    });
    const { page, expects, quiet } = await open({ viewport });
    if (path === "/404") for (let visit = 0; visit < 2; visit += 1) expects("404 GET /404");
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const shown = page.getByText("Wartung & mehr: Heute Nacht wird <gewartet>.", { exact: false });
    await see(shown);
    release();
    await takenOver(page);
    await quiet();

    expect(await layoutShifts(page)).toEqual([]);
    const alert = page.getByRole("region", { name: "Hinweise" }).locator(":scope > div", { hasText: notice.label });
    await alert.getByRole("button", { name: /^Meldung .* schließen$/ }).click();
    await miss(shown);
    const answer = await page.goto(path);
    expect(await answer?.text()).not.toContain("Wartung &amp; mehr");
    await db.deleteFrom("notices").where("id", "=", notice.id).execute();
  });
});

/** Opens a page whose code comes when the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  const isLoading = page.waitForRequest("**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await isLoading;
  return release;
}

describe("a page before its script has arrived", () => {
  journey("keeps what is typed, and a form is not sent by the browser itself", async ({ open }) => {
    const { page } = await open();
    const release = await holdScripts(page);
    await page.goto("/login?callbackPage=/benutzer", { waitUntil: "commit" });
    const name = page.getByLabel("Anmeldename");
    const password = page.getByLabel("Passwort", { exact: true });
    await name.fill("firma@demo.example");
    await page.getByLabel("Angemeldet bleiben").check();
    await password.fill("Noch nicht fertig");
    await password.press("Enter");
    expect(new URL(page.url()).search).toBe("?callbackPage=/benutzer");

    release();
    await takenOver(page);

    await hasValue(name, "firma@demo.example");
    await hasValue(password, "Noch nicht fertig");
    expect(await page.getByLabel("Angemeldet bleiben").isChecked()).toBe(true);
    await hasFocus(password);
    await see(page.getByRole("button", { name: "Anmelden", exact: true, disabled: false }));
  });

  journey('a press on "Mit Facebook anmelden" leads to Facebook as soon as the script is there', async ({ open }) => {
    const { page } = await open({ undecided: true });
    const release = await openWithoutCode(page, "/login");
    await page.getByRole("button", { name: "Mit Facebook anmelden" }).click();
    release();

    await see(page.getByRole("button", { name: "Weiter zum Portal" }));
  });

  journey('a press on "Nur notwendige" closes the question as soon as the script is there', async ({ open }) => {
    const { page } = await open({ undecided: true });
    const release = await openWithoutCode(page, "/login");
    const refuse = page.getByRole("button", { name: "Nur notwendige" });
    await refuse.click();
    await see(refuse);
    release();

    await miss(refuse);
  });

  journey("fits 320 px and obeys the colours of the system", async ({ open }) => {
    const { page } = await open({ viewport: { width: 320, height: 700 }, colorScheme: "dark" });
    const release = await holdScripts(page);
    await page.goto("/login", { waitUntil: "commit" });
    await see(page.getByLabel("Anmeldename"));

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const lightness = await page.evaluate(() => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return 255;
      context.fillStyle = getComputedStyle(document.body).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
    expect(lightness).toBeLessThan(80);
    release();
  });
});

journey("a phone's first visit does without the typeface until the question is answered", async ({ open }) => {
  const { page } = await open({ undecided: true, viewport: { width: 390, height: 844 } });
  const typefaces: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && typefaces.push(request.url()));
  const first = await page.goto("/login");
  expect(await first?.text()).toContain('as="font" type="font/woff2" crossorigin media="(width >= 768px)"');
  await takenOver(page);
  expect(typefaces).toEqual([]);

  await page.getByRole("button", { name: "Nur notwendige" }).click();
  await expect.poll(() => typefaces.length, POLL).toBe(1);
  const next = await page.goto("/login");
  expect(await next?.text()).toContain('as="font" type="font/woff2" crossorigin media="all"');
});

journey(
  "a login page with somebody logged in is never painted, and the guard leads to its goal",
  async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, person);
    const answer = await page.goto("/login?callbackPage=/benutzer");

    expect(await answer?.text()).not.toContain("Anmeldename");
    await arrive(page, "/benutzer");
    await see(headline(page));
  },
);
