/** Companies and claims of the states of taking over an entry. */
import type { ClaimTable } from "@portal/db/rows";
import type { Insertable } from "kysely";
import { aFreeCompany } from "../claiming/claiming.ts";
import { see } from "../look.ts";
import { aMember } from "../people.ts";
import type { Scene } from "./state.ts";

export const API = "/api/claiming/state";
const DAY_MS = 86_400_000;

type CompanyColumns = Parameters<typeof aFreeCompany>[1];
type ClaimColumns = Partial<Insertable<ClaimTable>>;

/** The company of the state that is being looked at; made before its page is opened. */
let firma = "";

export const at = (page: string) => () => `/claiming/${page}?firma=${firma}`;

export const company =
  (columns: CompanyColumns = {}) =>
  async ({ db }: Scene): Promise<void> => {
    firma = String((await aFreeCompany(db, columns)).id);
  };

const consumerOf = async ({ db, cast }: Scene) => {
  const login = cast.credentials("consumer")?.login ?? "";
  return db.selectFrom("users").selectAll().where("login", "=", login).executeTakeFirstOrThrow();
};

/** A claim of the consumer's. */
export const claim = (columns: ClaimColumns) => async (scene: Scene) => {
  await company()(scene);
  const now = new Date();
  await scene.db
    .insertInto("claims")
    .values({
      company_id: Number(firma),
      user_id: (await consumerOf(scene)).id,
      state: "started",
      brand: "nahbei",
      started_at: now,
      changed_at: now,
      ...columns,
    })
    .execute();
};

export const codeOut: ClaimColumns = {
  state: "code_out",
  proof: "email",
  sent_to: "kontakt@firma.example",
  code_hash: Buffer.alloc(32),
  code_expires_at: new Date(Date.now() + DAY_MS),
  tries_left: 5,
};

export const fillStepOne = async ({ page }: Scene): Promise<void> => {
  await page.getByLabel("E-Mail-Adresse").fill(`neu-${firma}@kunde.example`);
  await page.getByLabel(/^Ich stimme/).check();
  await page.getByRole("button", { name: "Weiter zum Passwort" }).click();
  await see(page.getByRole("heading", { level: 1, name: "Passwort festlegen" }));
};
export const button =
  (name: string) =>
  ({ page }: Scene): Promise<void> =>
    page.getByRole("button", { name, exact: true }).click();

/** Lets the consumer in for the look; other states need them without a company. */
export const asMember = (columns: CompanyColumns) => async (scene: Scene) => {
  await company(columns)(scene);
  const { id, login } = await consumerOf(scene);
  await aMember(scene.db, { id, login, name: "", password: "" }, { id: Number(firma), name: "" });
};
export const asMemberNoMore = async (scene: Scene) => {
  await see(scene.page.getByRole("heading", { level: 1 }));
  await see(scene.page.getByText("Brandt Bedachungen GmbH"));
  await scene.db.deleteFrom("memberships").where("company_id", "=", Number(firma)).execute();
};
