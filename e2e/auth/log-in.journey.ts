import { demoLogins, demoPassword } from "@portal/contract/auth/demo-logins";
import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasValue, miss, POLL, see } from "../look.ts";
import { aCustomer, aPerson } from "../people.ts";
import { fillLogIn, logIn } from "./log-in.ts";
import { withoutCookies } from "./without-cookies.ts";

const TRIES_BEFORE_PAUSE = 20;
const REMEMBERED_AT_LEAST_DAYS = 29;

describe("logging in", () => {
  journey("login opens the company's dashboard", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();

    await page.goto("/");
    await arrive(page, "/login");
    await fillLogIn(page, person);

    await arrive(page, "/");
    await see(page.getByRole("heading", { level: 1, name: person.company.name }));
  });

  journey("login without a company opens the user area", async ({ open }) => {
    const { page } = await open();

    await logIn(page, { login: "verbraucher@demo.example", password: demoPassword });

    await arrive(page, "/benutzer");
    // so a screen reader reads the new page's headline
    await hasFocus(page.getByRole("heading", { level: 1, name: "Mein Bereich" }));
    await see(page.getByText("Noch keine Firma"));
  });

  journey("a missing field shows its error and gets the focus", async ({ open }) => {
    const { page } = await open();
    await page.goto("/login");

    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await hasFocus(page.getByLabel("Anmeldename"));
    await expect.poll(() => page.getByLabel("Anmeldename").getAttribute("aria-invalid"), POLL).toBe("true");
    await see(page.getByText("Bitte geben Sie Ihren Anmeldenamen ein."));

    await page.getByLabel("Anmeldename").fill("petra@kunde.example");
    await page.keyboard.press("Enter");
    await hasFocus(page.getByLabel("Passwort", { exact: true }));
    await see(page.getByText("Bitte geben Sie Ihr Passwort ein."));
    await miss(page.getByText("Bitte geben Sie Ihren Anmeldenamen ein."));
  });

  journey("a wrong password and an unknown name get the same error and can be tried again", async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    const { page } = window;
    window.expects("401 POST /api/auth/login");
    await page.goto("/login");

    const refusal = page
      .getByRole("alert")
      .getByText(/Anmeldename oder Passwort stimmen nicht\. Bitte prüfen Sie beides\./);
    await fillLogIn(page, { login: "niemand@kunde.example", password: "falsch" });
    await see(refusal);
    await miss(page.getByRole("link", { name: "Neues Passwort wählen" }));
    await fillLogIn(page, { ...person, password: "falsch" });
    await hasFocus(page.getByLabel("Passwort", { exact: true }));

    await see(refusal);
    await see(page.getByRole("alert").getByRole("link", { name: "Neues Passwort wählen" }));
    await hasValue(page.getByLabel("Anmeldename"), person.login);
    await page.getByLabel("Passwort", { exact: true }).fill(person.password);
    await page.keyboard.press("Enter");
    await arrive(page, "/");
  });

  journey(
    "a browser that keeps no cookie is told what to do; once it keeps them, the same form logs in",
    async ({ db, own, open, onTestFinished }) => {
      const person = await aCustomer(db);
      const forgetful = await withoutCookies(own.origin);
      onTestFinished(() => forgetful.close());
      const window = await open({ origin: forgetful.origin, undecided: true });
      const { page, context } = window;
      window.expects("403 GET /api/auth/refresh", "403 POST /api/auth/login");
      // Where cookies are blocked, so is every other store.
      await context.addInitScript(() => {
        const blocked = {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        };
        Object.defineProperty(window, "localStorage", blocked);
        Object.defineProperty(window, "sessionStorage", blocked);
      });
      await page.goto("/login");

      await fillLogIn(page, person);

      await see(
        page.getByRole("alert").getByText(/^Ihr Browser speichert keine Cookies\. .* Bitte erlauben Sie Cookies/),
      );
      await hasValue(page.getByLabel("Anmeldename"), person.login);
      await hasValue(page.getByLabel("Passwort", { exact: true }), person.password);
      forgetful.keepFromNowOn();
      await page.getByRole("button", { name: "Anmelden", exact: true }).click();
      await arrive(page, "/");
    },
  );

  journey("many wrong passwords throttle login, but not the owner on a known device", async ({ db, open }) => {
    const person = await aCustomer(db);
    const known = await open();
    await logIn(known.page, person);
    const window = await open();
    const { page } = window;
    window.expects("401 POST /api/auth/login", "429 POST /api/auth/login");
    await page.goto("/login");
    for (let tries = 0; tries < TRIES_BEFORE_PAUSE; tries += 1) {
      const answer = page.waitForResponse((response) => response.url().endsWith("/api/auth/login"));
      await fillLogIn(page, { ...person, password: `falsch ${tries}` });
      expect((await answer).status()).toBe(401);
      await hasFocus(page.getByLabel("Passwort", { exact: true }));
    }

    await fillLogIn(page, person);

    await see(page.getByText(/^Zu viele Anmeldeversuche\. Bitte warten Sie (eine Minute|\d+ Minuten|\d+ Sekunden)/));
    await known.page.getByRole("link", { name: "Abmelden" }).click();
    await arrive(known.page, "/login");
    await fillLogIn(known.page, person);
    await arrive(known.page, "/");
  });

  journey('a session ends with the browser unless "angemeldet bleiben" is checked', async ({ db, open }) => {
    const person = await aPerson(db);
    const { page, context } = await open();
    const daysLeft = async () => {
      const cookies = await context.cookies();
      const session = cookies.find(({ name }) => name === "portal");
      return ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
    };
    await logIn(page, person);
    expect(await daysLeft()).toBeLessThan(1);
    await page.getByRole("link", { name: "Abmelden" }).click();
    await arrive(page, "/login");

    await page.getByRole("checkbox", { name: "Angemeldet bleiben" }).check();
    await fillLogIn(page, person);
    await arrive(page, "/benutzer");

    expect(await daysLeft()).toBeGreaterThan(REMEMBERED_AT_LEAST_DAYS);
    expect(await context.cookies().then((all) => all.map(({ name }) => name))).toContain("auth_remember");
  });
});

describe("the demo page", () => {
  journey.for(demoLogins)("logs in as $login with one click", async ({ login }, { open }) => {
    const { page } = await open();
    await page.goto("/demo");

    await page.getByRole("button", { name: `Anmelden als ${login}` }).click();

    await see(page.getByRole("link", { name: `Mein Bereich, angemeldet als ${login}` }));
  });
});
