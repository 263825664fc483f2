/** Customer care, a modal notification, and account locks. */
import { demoAgent, demoPassword } from "@portal/contract/auth/demo-logins";
import { anUnprotectedAgent, enterCode, fillSupportLogIn } from "../support/support-log-in.ts";
import type { Page } from "playwright-core";
import { fillLogIn } from "../auth/log-in.ts";
import { codeOf, secretOn } from "../auth/second-factor.ts";
import { see } from "../look.ts";
import type { Person } from "../people.ts";
import { fail, hold } from "./test-users.ts";
import type { Scenario, State } from "./state.ts";

const WISHES = "/kunde/firmendaten/kontaktwuensche";
const LOCKS = "/api/customer/entry/account-locks/get";
const VISITS = "/api/customer/support-visits";
export const SUPPORT_LOG_IN = "/login/cuca";

/** Logs an agent in for the first company of the demo data. */
export const actsForDemoCompany = async ({ page, db, users }: Scenario): Promise<void> => {
  await fillSupportLogIn(page, { ...demoAgent, password: demoPassword }, users.demoCompany.id);
  await enterCode(db, page, demoAgent);
  await see(page.getByText(`Angemeldet als ${users.demoCompany.name}`));
};

async function connectsApp(page: Page, agent: Person): Promise<void> {
  await fillLogIn(page, agent);
  await page.getByLabel("Ihr Passwort", { exact: true }).fill(agent.password);
  await page.getByRole("button", { name: "Weiter" }).click();
}

async function turnsSecondFactorOn(page: Page, agent: Person): Promise<void> {
  await connectsApp(page, agent);
  await page.getByLabel("Code aus der App").fill(codeOf(await secretOn(page)));
  await page.getByRole("button", { name: "Code-Anmeldung einschalten" }).click();
}

const answers = (page: Scenario["page"], path: string, json: object): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ json }),
  );

export const SUPPORT_STATES: readonly State[] = [
  {
    name: "support log-in",
    who: "nobody",
    path: SUPPORT_LOG_IN,
    sees: (page) => page.getByRole("heading", { level: 1, name: "Anmeldung für den Kundendienst" }),
  },
  {
    name: "support log-in with fields missing",
    who: "nobody",
    path: SUPPORT_LOG_IN,
    then: ({ page }) => page.getByRole("button", { name: "Für diese Firma anmelden" }).click(),
    sees: (page) => page.getByText("Bitte nennen Sie den Grund."),
    isPage: false,
  },
  {
    name: "support log-in without second factor",
    who: "nobody",
    path: SUPPORT_LOG_IN,
    then: async ({ page, db, users }) => fillSupportLogIn(page, await anUnprotectedAgent(db), users.demoCompany.id),
    sees: (page) => page.getByRole("link", { name: "Anmelden und einrichten" }),
    isPage: false,
  },
  {
    name: "set-up of the second factor",
    who: "nobody",
    path: "/login",
    then: async ({ page, db }) => fillLogIn(page, await anUnprotectedAgent(db)),
    sees: (page) => page.getByRole("button", { name: "Weiter" }),
    endsSession: true,
  },
  {
    name: "set-up of the second factor with the app's picture",
    who: "nobody",
    path: "/login",
    then: async ({ page, db }) => connectsApp(page, await anUnprotectedAgent(db)),
    sees: (page) => page.getByRole("img", { name: "QR-Code für Ihre App" }),
    isPage: false,
    endsSession: true,
  },
  {
    name: "set-up of the second factor with its recovery codes",
    who: "nobody",
    path: "/login",
    then: async ({ page, db }) => turnsSecondFactorOn(page, await anUnprotectedAgent(db)),
    sees: (page) => page.getByRole("button", { name: "Ich habe die Codes gespeichert" }),
    isPage: false,
    endsSession: true,
  },
  {
    name: "second factor set up",
    who: "nobody",
    path: "/login",
    async then({ page, db }) {
      await turnsSecondFactorOn(page, await anUnprotectedAgent(db));
      await page.getByRole("button", { name: "Ich habe die Codes gespeichert" }).click();
    },
    sees: (page) => page.getByRole("link", { name: "Für eine Firma anmelden" }),
    isPage: false,
    endsSession: true,
  },
  {
    name: "support bar",
    who: "nobody",
    path: SUPPORT_LOG_IN,
    then: actsForDemoCompany,
    sees: (page) => page.getByRole("region", { name: "Kundendienst" }),
    isPage: false,
    endsSession: true,
  },
  {
    name: "support bar with its information",
    who: "nobody",
    path: SUPPORT_LOG_IN,
    async then(scenario) {
      await actsForDemoCompany(scenario);
      await scenario.page.getByRole("button", { name: "Weitere Informationen" }).click();
    },
    sees: (page) => page.getByRole("dialog", { name: "Weitere Informationen" }),
    isPage: false,
    endsSession: true,
  },
  {
    name: "modal notification",
    who: "consumer",
    path: "/benutzer?userNotification=ferien",
    async before({ page }) {
      await answers(page, "/api/user/addUserNotification", { user_notification_code: "ferien" });
      await answers(page, "/api/user/getUserNotificationModalContent", {
        notification: {
          headline: "Bald sind Betriebsferien",
          text: "Haben Sie geschlossen?\nTragen Sie es ein.",
          button_link: "",
          button_text: "Jetzt eintragen",
        },
      });
    },
    sees: (page) => page.getByRole("dialog", { name: "Bald sind Betriebsferien" }),
    isPage: false,
  },
  {
    name: "contact wishes",
    who: "owner",
    path: WISHES,
    sees: (page) => page.getByRole("button", { name: "Kontaktwünsche speichern" }),
  },
  {
    name: "contact wishes read only",
    who: "reader",
    path: WISHES,
    sees: (page) => page.getByText("Sie können hier nur lesen"),
    isPage: false,
  },
  {
    name: "contact wishes loading",
    who: "owner",
    path: WISHES,
    before: ({ page }) => hold(page, LOCKS),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
    isPage: false,
  },
  {
    name: "contact wishes failed",
    who: "owner",
    path: WISHES,
    before: ({ page }) => Promise.all([fail(page, LOCKS), fail(page, VISITS)]),
    sees: (page) => page.getByText("Ihre Kontaktwünsche konnten nicht geladen werden"),
    isPage: false,
  },
];
