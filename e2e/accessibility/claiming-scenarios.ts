/** Set-up of the claiming states: companies and claims. */
import type { ClaimTable } from "@portal/db/rows";
import type { Insertable } from "kysely";
import { aFreeCompany } from "../claiming/claiming.ts";
import { headline, see } from "../look.ts";
import { aMember } from "../people.ts";
import type { Scenario } from "./state.ts";

export const API = "/api/claiming/state";
const DAY_MS = 86_400_000;

type CompanyColumns = Parameters<typeof aFreeCompany>[1];
type ClaimColumns = Partial<Insertable<ClaimTable>>;

/** The current state's company and its address, made before its page is opened. */
let firma = "";
let mailbox = "";

export const at = (page: string) => () => `/claiming/${page}?firma=${firma}`;

export const company =
  (columns: CompanyColumns = {}) =>
  async ({ db }: Scenario): Promise<void> => {
    const made = await aFreeCompany(db, columns);
    firma = String(made.id);
    mailbox = made.email;
  };

/** A company whose e-mail address was changed today. */
export const changedCompany = async (scenario: Scenario): Promise<void> => {
  await company()(scenario);
  const [before, after] = [JSON.stringify({ email: "alt@firma.example" }), JSON.stringify({ email: mailbox })];
  const change = { company_id: Number(firma), part: "companyData", version: 2, source: "import" as const };
  await scenario.db
    .insertInto("entry_changes")
    .values({ ...change, fields: ["email"], before, after, changed_at: new Date() })
    .execute();
};

const consumerOf = async ({ db, users }: Scenario) => {
  const login = users.credentials("consumer")?.login ?? "";
  return db.selectFrom("users").selectAll().where("login", "=", login).executeTakeFirstOrThrow();
};

/** A claim of the consumer. */
export const claim = (columns: ClaimColumns) => async (scenario: Scenario) => {
  await company()(scenario);
  const now = new Date();
  await scenario.db
    .insertInto("claims")
    .values({
      company_id: Number(firma),
      user_id: (await consumerOf(scenario)).id,
      state: "started",
      brand: "nahbei",
      started_at: now,
      changed_at: now,
      ...columns,
      // A code counts only if it went to the contact that the entry has.
      ...(columns.proof === "email" ? { sent_to: mailbox } : {}),
    })
    .execute();
};

export const codeOut: ClaimColumns = {
  state: "code_out",
  proof: "email",
  code_hash: Buffer.alloc(32),
  code_expires_at: new Date(Date.now() + DAY_MS),
  tries_left: 5,
};

export const fillStepOne = async ({ page }: Scenario): Promise<void> => {
  await page.getByLabel("E-Mail-Adresse").fill(`neu-${firma}@kunde.example`);
  await page.getByLabel(/^Ich stimme/).check();
  await page.getByRole("button", { name: "Weiter zum Passwort" }).click();
  await see(page.getByRole("heading", { level: 1, name: "Passwort festlegen" }));
};
export const button =
  (name: string) =>
  ({ page }: Scenario): Promise<void> =>
    page.getByRole("button", { name, exact: true }).click();

/** Makes the consumer a member; other states need them without a company. */
export const asMember = (columns: CompanyColumns) => async (scenario: Scenario) => {
  await company(columns)(scenario);
  const { id, login } = await consumerOf(scenario);
  await aMember(scenario.db, { id, login, name: "", password: "" }, { id: Number(firma), name: "" });
};
export const asMemberNoMore = async (scenario: Scenario) => {
  await see(headline(scenario.page));
  await see(scenario.page.getByText("Brandt Bedachungen GmbH"));
  await scenario.db.deleteFrom("memberships").where("company_id", "=", Number(firma)).execute();
};
