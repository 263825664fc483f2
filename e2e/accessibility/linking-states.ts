/** Account links, the people of a company, contributions and the newsletter. */
import { randomUUID } from "node:crypto";
import { linkInMail } from "../account-linking/mail.ts";
import { portalCommand } from "../account-linking/portal-command.ts";
import { see } from "../look.ts";
import { fail, hold } from "./test-users.ts";
import type { Scenario, State } from "./state.ts";

const LINKING = "/account/verknuepfung";
const PEOPLE = "/kunde/firmendaten/personen";
const PEOPLE_CALL = "/api/customer/people";
const title = (name: string) => (page: Scenario["page"]) => page.getByRole("heading", { level: 1, name });
const UNREADABLE = title("Dieser Link ist nicht vollständig");

/** The provider's account link to a new person, opened in this window. */
async function openLink({ page, db, users }: Scenario, ...decision: string[]): Promise<void> {
  const email = `zugang-${randomUUID().slice(0, 8)}@kunde.example`;
  const said = await portalCommand("link", "create", "--company", String(users.demoCompany.id), "--email", email);
  const id = /link (\d+)/.exec(said)?.[1] ?? "";
  if (decision.length > 0) await portalCommand("link", decision[0] ?? "", id, "--reason", "Bitte rufen Sie uns an.");
  await page.goto(await linkInMail(db, email, "account-link"));
}

/** An open invitation, and one that another person took, for the company's people page. */
async function invite({ page, db, users }: Scenario): Promise<void> {
  const company = users.typist.company.id;
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  for (const [email, state] of [
    ["eingeladen@kunde.example", "open"],
    ["weitergeleitet@kunde.example", "pending"],
  ] as const) {
    await db
      .insertInto("account_links")
      .values({
        company_id: company,
        email,
        email_key: email,
        right: "editor",
        origin: "person",
        invited_by_user_id: users.typist.id,
        brand: "nahbei",
        state,
        user_id: state === "pending" ? users.typist.id : null,
        created_at: now,
        expires_at: later,
        decided_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await page.reload();
}

export const LINKING_STATES: readonly State[] = [
  { name: "linking without a link", who: "nobody", path: `${LINKING}/weiterleitung`, sees: UNREADABLE },
  {
    name: "linking: registering",
    who: "nobody",
    path: `${LINKING}/registrierung`,
    then: (scenario) => openLink(scenario),
    sees: (page) => page.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen/ }),
  },
  {
    name: "linking: registering with fields missing",
    who: "nobody",
    path: `${LINKING}/registrierung`,
    then: async (scenario) => {
      await openLink(scenario);
      await scenario.page.getByRole("button", { name: "Konto anlegen und verknüpfen" }).click();
    },
    sees: (page) => page.getByText("Bitte stimmen Sie den Nutzungsbedingungen zu."),
    isPage: false,
  },
  {
    name: "linking: logging in",
    who: "nobody",
    path: `${LINKING}/login`,
    then: async (scenario) => {
      await openLink(scenario);
      await scenario.page.getByRole("link", { name: "Anmelden und verknüpfen" }).click();
    },
    sees: (page) => page.getByRole("button", { name: "Anmelden und verknüpfen" }),
  },
  {
    name: "linking: with the account that is logged in",
    who: "consumer",
    path: `${LINKING}/login`,
    then: (scenario) => openLink(scenario),
    sees: (page) => page.getByRole("button", { name: "Mit diesem Konto verknüpfen" }),
    isPage: false,
  },
  {
    name: "linking held",
    who: "nobody",
    path: `${LINKING}/angehalten`,
    then: (scenario) => openLink(scenario, "hold"),
    sees: title("Ihre Verknüpfung ist angehalten"),
  },
  { name: "linking pending without a link", who: "nobody", path: `${LINKING}/ausstehend`, sees: UNREADABLE },
  {
    name: "linking pending",
    who: "consumer",
    path: `${LINKING}/ausstehend`,
    then: async (scenario) => {
      await openLink(scenario);
      await scenario.page.getByRole("button", { name: "Mit diesem Konto verknüpfen" }).click();
    },
    sees: title("Ihre Verknüpfung wird geprüft"),
    isPage: false,
  },
  {
    name: "linking: link refused",
    who: "nobody",
    path: `${LINKING}/login`,
    then: (scenario) => openLink(scenario, "refuse"),
    sees: title("Diese Verknüpfung wurde abgelehnt"),
    isPage: false,
  },
  {
    name: "people",
    who: "typist",
    path: PEOPLE,
    then: invite,
    sees: (page) => page.getByRole("button", { name: "Person zulassen" }),
  },
  {
    name: "people: letting somebody in",
    who: "typist",
    path: PEOPLE,
    then: async (scenario) => {
      await invite(scenario);
      await scenario.page.getByRole("button", { name: "Person zulassen" }).click();
    },
    sees: (page) => page.getByRole("dialog"),
    isPage: false,
  },
  {
    name: "people: ending access",
    who: "typist",
    path: PEOPLE,
    then: ({ page }) => page.getByRole("button", { name: "Zugriff beenden: Rita Lese" }).click(),
    sees: (page) => page.getByRole("dialog", { name: "Zugriff von Rita Lese beenden?" }),
    isPage: false,
  },
  {
    name: "people: giving up one's own access",
    who: "reader",
    path: PEOPLE,
    then: ({ page }) => page.getByRole("button", { name: "Zugriff abgeben" }).click(),
    sees: (page) => page.getByRole("dialog", { name: "Ihren Zugriff auf Malerbetrieb Ehrlich abgeben?" }),
    isPage: false,
  },
  {
    name: "people: address missing",
    who: "typist",
    path: PEOPLE,
    then: ({ page }) => page.getByRole("button", { name: "Einladung senden" }).click(),
    sees: (page) => page.locator("[name=email][aria-invalid=true]"),
    isPage: false,
  },
  {
    name: "people to read only",
    who: "reader",
    path: PEOPLE,
    sees: (page) => page.getByText("Nur Inhaber können hier etwas ändern"),
    isPage: false,
  },
  {
    name: "people loading",
    who: "owner",
    path: PEOPLE,
    before: ({ page }) => hold(page, PEOPLE_CALL),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
    isPage: false,
  },
  {
    name: "people failed",
    who: "owner",
    path: PEOPLE,
    before: ({ page }) => fail(page, PEOPLE_CALL),
    sees: (page) => page.getByText("Die Personen konnten nicht geladen werden").first(),
    isPage: false,
  },
  {
    name: "contribution form",
    who: "nobody",
    path: ({ demoCompany }) => `/ugc?firma=${demoCompany.id}`,
    sees: (page) => page.getByRole("button", { name: "Hinweis senden" }),
  },
  {
    name: "contribution with missing fields",
    who: "nobody",
    path: ({ demoCompany }) => `/ugc?firma=${demoCompany.id}`,
    then: ({ page }) => page.getByRole("button", { name: "Hinweis senden" }).click(),
    sees: (page) => page.getByText("Bitte wählen Sie aus, was nicht stimmt.").first(),
    isPage: false,
  },
  {
    name: "contribution without a company",
    who: "nobody",
    path: "/ugc",
    sees: title("Zu welcher Firma möchten Sie etwas melden?"),
    isPage: false,
  },
  { name: "newsletter", who: "nobody", path: "/b2b-newsletter", sees: title("Newsletter für Betriebe") },
  {
    name: "newsletter: look into the mailbox",
    who: "nobody",
    path: "/b2b-newsletter",
    then: async ({ page }) => {
      await page.getByLabel("E-Mail-Adresse").fill(`betrieb-${randomUUID().slice(0, 8)}@kunde.example`);
      await page.getByRole("button", { name: "Newsletter bestellen" }).click();
    },
    sees: (page) => page.getByText("Bitte sehen Sie in Ihrem Postfach nach"),
    isPage: false,
  },
  {
    name: "newsletter link not readable",
    who: "nobody",
    path: "/b2b-newsletter/bestaetigt?data=x",
    sees: title("Dieser Link führt nicht weiter"),
  },
  {
    name: "newsletter to confirm",
    who: "nobody",
    path: "/b2b-newsletter",
    then: async ({ page, db }) => {
      const email = `betrieb-${randomUUID().slice(0, 8)}@kunde.example`;
      await page.getByLabel("E-Mail-Adresse").fill(email);
      await page.getByRole("button", { name: "Newsletter bestellen" }).click();
      await see(page.getByText("Bitte sehen Sie in Ihrem Postfach nach"));
      await page.goto(await linkInMail(db, email, "newsletter-confirm"));
    },
    sees: (page) => page.getByRole("button", { name: "Newsletter bestätigen" }),
    isPage: false,
  },
];
