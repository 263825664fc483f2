import { BRANDS } from "@portal/contract/brands/brands";
import { pathOf, type RouteName } from "@portal/contract/pages/routes";
import { aNotice } from "@portal/db/factories/notices";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasValue, headline, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { running } from "../running.ts";
import { contents, holdScripts, layoutShift, takenOver, withoutNotices } from "./take-over.ts";

/** Every page that the build renders, with its headline. */
const PAGES: readonly (readonly [RouteName, string])[] = [
  ["login", "Anmelden"],
  ["error_403", "Diese Seite ist für Sie nicht freigegeben"],
  ["error_404", "Diese Seite gibt es nicht"],
  ["error_500", "Da ist etwas schiefgegangen"],
  ["error_502", "Der Dienst ist gerade nicht erreichbar"],
  ["generic_error", "Das hat nicht geklappt"],
  ["register", "Registrieren"],
  ["guest", "Als Gast registrieren"],
  ["request", "Passwort vergessen"],
  ["password_renew_confirmation", "Ihr neues Passwort gilt"],
  ["password_renew_error", "Diesen Link kennen wir nicht"],
  ["b2b_newsletter", "Newsletter für Betriebe"],
];

/** Error pages answer their own status. */
const STATUS: Partial<Record<RouteName, number>> = { error_403: 403, error_404: 404, error_500: 500, error_502: 502 };

function announceStatus(expects: (complaint: string) => void, route: RouteName): void {
  const status = STATUS[route];
  if (status !== undefined) expects(`${status} GET ${pathOf(route)}`);
}

const originOf = (host: string) => running.origin.replace("localhost", host);

describe.for(BRANDS)("brand $name", ({ developmentHost, contactDetails }) => {
  journey.for(PAGES)("%s has its text before its script runs", async ([route, title], { open }) => {
    const { page, expects } = await open({ origin: originOf(developmentHost) });
    announceStatus(expects, route);
    const release = await holdScripts(page);
    const answer = await page.goto(pathOf(route), { waitUntil: "commit" });

    await see(page.getByRole("heading", { level: 1, name: title }));
    await see(page.getByRole("link", { name: contactDetails.servicePhone }).first());
    expect(await answer?.text()).toMatch(/<noscript>\s*<p>Dieses Portal braucht JavaScript/);
    release();
  });

  journey.for(PAGES)(
    "%s stays as it was sent when its script takes over, and nothing moves",
    async ([route], { open }) => {
      const { page, quiet, expects } = await open({ origin: originOf(developmentHost) });
      announceStatus(expects, route);
      await withoutNotices(page);
      const release = await holdScripts(page);
      const answer = await page.goto(pathOf(route), { waitUntil: "commit" });
      await see(headline(page));
      const painted = await page.locator("h1").elementHandle();
      release();
      await quiet();

      await takenOver(page);

      expect(await painted?.evaluate((element) => element.isConnected)).toBe(true);
      const { sent, now } = await contents(page, (await answer?.text()) ?? "");
      expect(now).toBe(sent);
      expect(await layoutShift(page)).toBe(0);
    },
  );
});

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

describe.for(WINDOWS)("notices in a window of $width px", (viewport) => {
  journey.for(["/login", "/registrierung", "/404"])("appear on %s without moving it", async (path, { db, open }) => {
    const notice = await aNotice(db, { message: "Heute Nacht wird gewartet.", label: "Wartung", dismissible: true });
    const { page, expects, quiet } = await open({ viewport });
    if (path === "/404") expects("404 GET /404");
    await page.goto(path);
    const shown = page.getByRole("region", { name: "Hinweise" }).getByText(notice.message);
    await see(shown);
    await quiet();

    expect(await layoutShift(page)).toBe(0);
    const place = await shown.boundingBox();
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await page.keyboard.press("End");
    await expect.poll(() => page.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight)).toBe(0);
    const footer = await page.getByRole("contentinfo").boundingBox();
    const notices = await page.getByRole("region", { name: "Hinweise" }).boundingBox();
    expect((footer?.y ?? Infinity) + (footer?.height ?? 0)).toBeLessThanOrEqual(notices?.y ?? 0);
    await db.deleteFrom("notices").where("id", "=", notice.id).execute();
  });
});

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
