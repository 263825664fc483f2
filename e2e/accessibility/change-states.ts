/** History, differences from the provider's data, and the poster. */
import { sql } from "kysely";
import type { Scenario, State } from "./state.ts";
import { fail, hold } from "./test-users.ts";

const ENTRY = "/kunde/meineProdukte/eintrag";
const HISTORY = "/api/customer/entry/history";
const DIFFERENCES = "/api/customer/entry/differences";

/** Fields of three kinds: text, a day of the week, a list. */
export const fileDifferences = async ({ db, users }: Scenario) => {
  const company = users.typist.company.id;
  for (const [part, proposed] of [
    ["companyData", { phone: "030 9998887", city: "Potsdam" }],
    ["payments", { payments: { paymentMethods: ["cash", "paypal"] } }],
  ] as const) {
    await db
      .insertInto("import_differences")
      .values({ company_id: company, part, proposed: JSON.stringify(proposed), proposed_at: new Date(), refused: "{}" })
      .onConflict((conflict) => conflict.columns(["company_id", "part"]).doUpdateSet({ refused: sql`'{}'::jsonb` }))
      .execute();
  }
};

export const CHANGE_STATES: State[] = [
  {
    name: "history",
    who: "owner",
    path: `${ENTRY}/verlauf`,
    sees: (page) => page.getByRole("heading", { level: 1, name: "Verlauf" }),
  },
  {
    name: "history with days of one's own",
    who: "owner",
    path: `${ENTRY}/verlauf?von=2026-01-02&bis=2026-01-03`,
    sees: (page) => page.getByRole("heading", { name: "Keine passenden Änderungen" }),
    isPage: false,
  },
  {
    name: "history loading",
    who: "owner",
    path: `${ENTRY}/verlauf`,
    before: ({ page }) => hold(page, HISTORY),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
    isPage: false,
  },
  {
    name: "history failed",
    who: "owner",
    path: `${ENTRY}/verlauf`,
    before: ({ page }) => fail(page, HISTORY),
    sees: (page) => page.getByText("Die Änderungen konnten nicht geladen werden").first(),
    isPage: false,
  },
  {
    name: "differences",
    who: "typist",
    path: `${ENTRY}/abweichungen`,
    before: fileDifferences,
    sees: (page) => page.getByRole("button", { name: "Telefon: Übernehmen" }),
  },
  {
    name: "hints of visitors",
    who: "typist",
    path: `${ENTRY}/abweichungen`,
    before: async ({ db, users }) => {
      const company_id = users.typist.company.id;
      const created_at = new Date();
      await db
        .insertInto("contributions")
        .values([
          { company_id, kind: "phone", text: "Die Nummer ist jetzt 030 23125140.", created_at },
          { company_id, kind: "closed", text: "Der Laden ist seit Mai zu.", created_at },
        ])
        .execute();
    },
    sees: (page) => page.getByRole("button", { name: /^Hinweis \d+: Übernehmen$/ }).first(),
    isPage: false,
  },
  {
    name: "no differences",
    who: "newcomer",
    path: `${ENTRY}/abweichungen`,
    sees: (page) => page.getByRole("heading", { name: "Keine Abweichungen" }),
    isPage: false,
  },
  {
    name: "differences failed",
    who: "owner",
    path: `${ENTRY}/abweichungen`,
    before: ({ page }) => fail(page, DIFFERENCES),
    sees: (page) => page.getByText("Die Abweichungen konnten nicht geladen werden").first(),
    isPage: false,
  },
  {
    name: "sheet with a code",
    who: "owner",
    path: `${ENTRY}/aushang`,
    sees: (page) => page.getByRole("img", { name: /^Vorschau des Aushangs/ }),
  },
];
