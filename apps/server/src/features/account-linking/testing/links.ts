/** Links into companies for a test, as their addressees find them in the mail. */
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { aCompany } from "@portal/db/factories/companies";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import type { Right } from "@portal/db/rows";
import type { TestApp } from "../../../testing/test-app.ts";
import { makeLink } from "../links.ts";

const LINK_DAYS_MS = 14 * 86_400_000;

type Made = { email?: string; right?: Right; origin?: "provider" | "person"; owner?: boolean };
let count = 0;

export const newcomer = (data: string) => ({
  body: { data, displayName: "Nora Neu", password: "Regenrinne Giebel 48", acceptedTerms: true as const },
});
export const credentials = (login: string, data: string) => ({
  body: { data, login, password: TEST_PASSWORD, remember: false },
});

/** A link made by the provider. */
export const ofProvider = (t: TestApp, companyId: number, email: string, right: Right = "owner") =>
  makeLink(t.dependencies, t.db, {
    companyId,
    email,
    right,
    origin: "provider",
    invitedBy: null,
    brand: nahbei,
    expiresAt: new Date(t.clock.now().getTime() + LINK_DAYS_MS),
  });

/** A link with its token, and its company. `owner`: the company has one. */
export async function aLink(
  t: TestApp,
  { email = `neu-${(count += 1)}@kunde.example`, right = "owner", origin = "provider", owner }: Made = {},
) {
  const company = await aCompany(t.db, { name: `Dachdeckerei ${(count += 1)}` });
  const boss = owner ? await aUser(t.db) : undefined;
  if (boss) await aMembership(t.db, { user_id: boss.id, company_id: company.id });
  const id = await makeLink(t.dependencies, t.db, {
    companyId: company.id,
    email,
    right,
    origin,
    invitedBy: boss?.id ?? null,
    brand: nahbei,
    expiresAt: new Date(t.clock.now().getTime() + LINK_DAYS_MS),
  });
  if (id === null) throw new Error("no link");
  return { id, email, companyId: company.id, boss, data: await linkIn(t, email) };
}

/** The newest link that was mailed to an address. */
export async function linkIn({ db }: Pick<TestApp, "db">, email: string): Promise<string> {
  const mail = await db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const [, found = ""] = /weiterleitung\?data=(\S+)/.exec(mail.text_body) ?? [];
  return decodeURIComponent(found);
}

export const rightsIn = ({ db }: Pick<TestApp, "db">, companyId: number) =>
  db.selectFrom("memberships").select(["user_id", "right"]).where("company_id", "=", companyId).execute();
