/** Service cases, self-disclosure and the cookie choice. */
import { randomUUID } from "node:crypto";
import { see } from "../look.ts";
import { fail, hold } from "./test-users.ts";
import type { Scenario, State } from "./state.ts";

const CASES = "/kunde/firmendaten/anfragen-an-uns";
const LIST = "/api/customer/service-case/list";
const DISCLOSURE = "/kunde/meineProdukte/eintrag/selbstauskunft";
const SETTINGS = "/cookie-einstellungen";
const title = (name: string) => (page: Scenario["page"]) => page.getByRole("heading", { level: 1, name });
const loading = (page: Scenario["page"]) => page.getByRole("main").getByText("Wird geladen").first();

/** Opens a case in this state, with messages of both sides. */
async function openCase({ page, db, users }: Scenario, state: "waiting" | "solved" | "withdrawn"): Promise<void> {
  const now = new Date();
  const { id } = await db
    .insertInto("service_cases")
    .values({
      company_id: users.typist.company.id,
      type: "technical",
      subject: "Der Upload bricht bei großen Bildern aus dem Urlaub immer wieder ab",
      reference: "Eintragsdaten",
      wants_call: true,
      phone: "030 23125117",
      state,
      brand: "nahbei",
      request_key: randomUUID(),
      created_by_user_id: users.typist.id,
      agent_user_id: null,
      created_at: now,
      changed_at: now,
      ended_at: state === "waiting" ? null : now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("service_case_events")
    .values([
      {
        case_id: id,
        kind: "create",
        author: "company",
        user_id: users.typist.id,
        text: "Bitte um Hilfe.",
        request_key: null,
        at: now,
      },
      {
        case_id: id,
        kind: "ask",
        author: "provider",
        user_id: null,
        text: "Wie groß sind sie?",
        request_key: null,
        at: now,
      },
    ])
    .execute();
  await page.goto(`${CASES}?anfrage=${id}`);
}

export const SERVICE_CASE_STATES: readonly State[] = [
  {
    name: "cases",
    who: "owner",
    path: CASES,
    sees: (page) => page.getByText("Wartet auf Sie", { exact: true }).last(),
  },
  {
    name: "cases, none yet",
    who: "newcomer",
    path: CASES,
    sees: (page) => page.getByText("Noch keine Anfragen"),
    isPage: false,
  },
  {
    name: "cases, none fits",
    who: "owner",
    path: `${CASES}?suche=gibtesnicht`,
    sees: (page) => page.getByText("Keine passende Anfrage"),
    isPage: false,
  },
  {
    name: "cases to read only",
    who: "reader",
    path: CASES,
    sees: (page) => page.getByText("Sie können hier nur lesen"),
    isPage: false,
  },
  {
    name: "cases loading",
    who: "owner",
    path: CASES,
    before: ({ page }) => hold(page, LIST),
    sees: loading,
    isPage: false,
  },
  {
    name: "cases failed",
    who: "owner",
    path: CASES,
    before: ({ page }) => fail(page, LIST),
    sees: (page) => page.getByText("Ihre Anfragen konnten nicht geladen werden").first(),
    isPage: false,
  },
  {
    name: "a new case",
    who: "typist",
    path: `${CASES}?neu=technical`,
    then: ({ page }) => page.getByLabel("Bitte rufen Sie mich an").check(),
    sees: (page) => page.getByLabel("Telefonnummer"),
  },
  {
    name: "a new case with fields missing",
    who: "typist",
    path: `${CASES}?neu=other`,
    then: ({ page }) => page.getByRole("button", { name: "Anfrage senden" }).click(),
    sees: (page) => page.locator("[name=subject][aria-invalid=true]"),
    isPage: false,
  },
  {
    name: "a case that waits",
    who: "typist",
    path: CASES,
    then: (scenario) => openCase(scenario, "waiting"),
    sees: (page) => page.getByRole("heading", { name: "Ihre Antwort" }),
  },
  {
    name: "a case that is solved",
    who: "typist",
    path: CASES,
    then: (scenario) => openCase(scenario, "solved"),
    sees: (page) => page.getByRole("button", { name: "Anfrage abschließen" }),
    isPage: false,
  },
  {
    name: "a case to withdraw",
    who: "typist",
    path: CASES,
    then: async (scenario) => {
      await openCase(scenario, "waiting");
      await scenario.page.getByRole("button", { name: "Anfrage zurückziehen" }).click();
    },
    sees: (page) => page.getByRole("dialog", { name: "Anfrage zurückziehen?" }),
    isPage: false,
  },
  {
    name: "a case that does not exist",
    who: "owner",
    path: `${CASES}?anfrage=999999999`,
    sees: title("Diese Anfrage konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "self-disclosure",
    who: "owner",
    path: DISCLOSURE,
    sees: (page) => page.getByRole("heading", { name: "Stammdaten" }),
  },
  {
    name: "self-disclosure with all rows",
    who: "owner",
    path: DISCLOSURE,
    then: async ({ page }) => {
      await see(page.getByRole("heading", { name: "Stammdaten" }));
      await page.getByRole("button", { name: /weitere Zeilen zeigen zu Eintrag$/ }).click();
    },
    sees: (page) => page.getByRole("button", { name: "Weniger zeigen zu Eintrag" }),
    isPage: false,
  },
  {
    name: "self-disclosure loading",
    who: "owner",
    path: DISCLOSURE,
    before: ({ page }) => hold(page, "/api/customer/self-disclosure"),
    sees: loading,
    isPage: false,
  },
  {
    name: "self-disclosure failed",
    who: "owner",
    path: DISCLOSURE,
    before: ({ page }) => fail(page, "/api/customer/self-disclosure"),
    sees: (page) => page.getByText("Die Selbstauskunft konnte nicht geladen werden").first(),
    isPage: false,
  },
  {
    name: "question about statistics",
    who: "visitor",
    path: "/login",
    sees: (page) => page.getByRole("button", { name: "Statistik erlauben" }),
  },
  { name: "cookie settings", who: "nobody", path: SETTINGS, sees: title("Cookie-Einstellungen") },
  {
    name: "cookie settings, nothing chosen",
    who: "visitor",
    path: SETTINGS,
    sees: (page) => page.getByText("Noch nicht gewählt.", { exact: false }),
    isPage: false,
  },
  {
    name: "cookie settings failed to save",
    who: "nobody",
    path: SETTINGS,
    before: ({ page }) => fail(page, "/api/service/cookie-choice"),
    then: ({ page }) => page.getByRole("button", { name: "Statistik erlauben" }).click(),
    sees: (page) => page.getByRole("alert"),
    isPage: false,
  },
];
