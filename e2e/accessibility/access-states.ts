/** Registration, links in mails, forgotten passwords, and the developers' outbox. */
import type { User } from "@portal/contract/auth/calls";
import { freshAddress, linkFor } from "../auth/mails.ts";
import { see } from "../look.ts";
import { aPerson } from "../people.ts";
import { fail, hold } from "./test-users.ts";
import { dialog, type Scenario, type State, text, title } from "./state.ts";

const RENEW = "/passwort/erneuern";
const ACTIVATION = "/registrierung/aktivierung";

const press =
  (name: string) =>
  ({ page }: Scenario) =>
    page.getByRole("button", { name }).click();

/** Opens the mail's link of a new person. */
async function openAccessLink({ page, db }: Scenario): Promise<void> {
  const { login } = await aPerson(db);
  await page.getByLabel("Anmeldename oder E-Mail-Adresse").fill(login);
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await page.goto(await linkFor(db, login, RENEW));
}

async function registerAsGuest({ page }: Scenario): Promise<void> {
  await page.getByLabel("E-Mail-Adresse").fill(freshAddress());
  await page.getByLabel(/^Ich stimme den Nutzungsbedingungen/).check();
  await page.getByRole("button", { name: "Als Gast registrieren" }).click();
}

const SINCE = "2026-03-03T10:00:00.000Z";
const LINK_OF_A_PERSON_WITH_EVERYTHING = {
  login: "petra@beispiel.example",
  hasPassword: true,
  next: null,
  methods: {
    passkeys: [
      { id: 1, name: "Diensthandy", createdAt: SINCE },
      { id: 2, name: "Rechner im Büro", createdAt: SINCE },
    ],
    facebookSince: SINCE,
    secondFactor: { since: SINCE, removable: true },
    pendingEmail: "unbekannt@beispiel.example",
  },
};

const PERSON_AFTER_A_THEFT: User = {
  user_id: 4711,
  login: "petra@beispiel.example",
  email: "petra@beispiel.example",
  last_login: SINCE,
  role: "user",
  roles: ["user"],
  profile_image: null,
  accounts: {},
  user_notification_code: "none",
  stolenSessionAt: SINCE,
};

export const ACCESS_STATES: readonly State[] = [
  { name: "register", who: "nobody", path: "/registrierung", sees: title("Registrieren") },
  {
    name: "register with fields missing",
    who: "nobody",
    path: "/registrierung",
    then: press("Registrieren"),
    sees: (page) => page.getByText("Bitte stimmen Sie den Nutzungsbedingungen zu."),
    isPage: false,
  },
  {
    name: "register with a weak password",
    who: "nobody",
    path: "/registrierung",
    then: ({ page }) => page.getByLabel("Passwort", { exact: true }).fill("passwort123"),
    sees: (page) => page.getByText("Leicht zu erraten", { exact: true }),
    isPage: false,
  },
  {
    name: "registered, without knowing the address",
    who: "nobody",
    path: "/registrierung/erfolgreich",
    sees: title("Bitte sehen Sie in Ihrem Postfach nach"),
  },
  { name: "register as a guest", who: "nobody", path: "/registrierung/gast", sees: title("Als Gast registrieren") },
  {
    name: "registered as a guest",
    who: "nobody",
    path: "/registrierung/gast",
    then: registerAsGuest,
    sees: title("Wir haben Ihnen geschrieben"),
    isPage: false,
  },
  { name: "activation by hand", who: "nobody", path: ACTIVATION, sees: title("Code eingeben") },
  {
    name: "activation by link",
    who: "nobody",
    path: `${ACTIVATION}?token=fremd`,
    sees: title("Registrierung bestätigen"),
    isPage: false,
  },
  {
    name: "activation after Facebook in another browser",
    who: "nobody",
    path: `${ACTIVATION}?token=fremd&ueber=facebook`,
    before: ({ page }) =>
      page.route("**/api/user/checkRegistration", (route) =>
        route.fulfill({ json: { email: "petra@beispiel.example", facebook: { name: "Vera Brauch", here: false } } }),
      ),
    sees: (page) => page.getByRole("button", { name: "Konto ohne Facebook anlegen" }),
    isPage: false,
  },
  {
    name: "activation by an unknown link",
    who: "nobody",
    path: `${ACTIVATION}?token=fremd`,
    then: press("Registrierung bestätigen"),
    sees: title("Diesen Link kennen wir nicht"),
    isPage: false,
  },
  {
    name: "cancelling a registration",
    who: "nobody",
    path: "/registrierung/abbrechen?token=fremd",
    sees: title("Registrierung abbrechen"),
  },
  { name: "forgotten password", who: "nobody", path: "/passwort/vergessen", sees: title("Passwort vergessen") },
  {
    name: "link for a forgotten password on its way",
    who: "nobody",
    path: "/passwort/vergessen/bestaetigung",
    sees: title("Bitte sehen Sie in Ihrem Postfach nach"),
  },
  {
    name: "new password",
    who: "nobody",
    path: "/passwort/vergessen",
    then: openAccessLink,
    sees: (page) => page.getByLabel("Neues Passwort"),
    isPage: false,
  },
  {
    name: "new password with other ways in to remove",
    who: "nobody",
    path: `${RENEW}?token=fremd`,
    before: ({ page }) =>
      page.route("**/api/auth/checkAccessLink", (route) => route.fulfill({ json: LINK_OF_A_PERSON_WITH_EVERYTHING })),
    sees: (page) => page.getByRole("checkbox", { name: "Anmeldung mit Facebook" }),
    isPage: false,
  },
  {
    name: "new password loading",
    who: "nobody",
    path: `${RENEW}?token=fremd`,
    before: ({ page }) => hold(page, "/api/auth/checkAccessLink"),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
    isPage: false,
  },
  {
    name: "new password failed to load",
    who: "nobody",
    path: `${RENEW}?token=fremd`,
    before: ({ page }) => fail(page, "/api/auth/checkAccessLink"),
    sees: (page) => page.getByText("Der Link konnte nicht geprüft werden"),
    isPage: false,
  },
  {
    name: "logged out without a connection",
    who: "nobody",
    path: "/login",
    before: async ({ page }) => {
      await page.route("**/api/auth/logout", (route) => route.abort());
      await page.addInitScript(() => localStorage.setItem("portal.logout-pending", "1"));
    },
    sees: text("Ihre Abmeldung ist noch nicht abgeschlossen"),
    isPage: false,
  },
  {
    name: "told of a stolen session",
    who: "consumer",
    path: "/benutzer",
    before: ({ page }) =>
      page.route("**/api/auth/refresh", (route) => route.fulfill({ json: { user: PERSON_AFTER_A_THEFT } })),
    sees: dialog("Wir hatten Sie vorsichtshalber abgemeldet"),
    isPage: false,
  },
  { name: "new password set", who: "nobody", path: `${RENEW}/bestaetigung`, sees: title("Ihr neues Passwort gilt") },
  {
    name: "link used before",
    who: "nobody",
    path: `${RENEW}/fehler?grund=benutzt`,
    sees: title("Diesen Link haben Sie schon benutzt"),
  },
  {
    name: "outbox with a mail",
    who: "nobody",
    path: "/registrierung/gast",
    async then(scenario) {
      await registerAsGuest(scenario);
      await see(title("Wir haben Ihnen geschrieben")(scenario.page));
      await scenario.page.getByRole("link", { name: "Postausgang ansehen" }).click();
    },
    sees: (page) => page.getByRole("heading", { level: 3, name: /^Bitte bestätigen Sie/ }),
    isPage: false,
  },
];
