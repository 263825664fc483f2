/** Demo invitations, so that the page of a company's people shows some. */
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { type LinkDependencies, makeLink } from "./links.ts";

const DAY_MS = 86_400_000;
const COMPANY = "C-1001";
const INVITER = "U-1";
const HELPER = { person: "U-12", invitedAs: "malte.friedrichs@kontor-digital.example" };

/**
 * Adds one invitation whose mail lies in the outbox with a working link, and one that a person accepted with another
 * address. Adds nothing if the demo company is missing or already has links.
 */
export async function addDemoInvitations(db: Kysely<Database>, dependencies: LinkDependencies): Promise<void> {
  const company = await db.selectFrom("companies").select("id").where("external_id", "=", COMPANY).executeTakeFirst();
  const inviter = await userId(db, INVITER);
  if (company === undefined || inviter === undefined) return;
  const links = db.selectFrom("account_links").select("id").where("company_id", "=", company.id);
  if (await links.executeTakeFirst()) return;
  const helper = (await userId(db, HELPER.person)) ?? null;
  const expiresAt = new Date(dependencies.clock.now().getTime() + 14 * DAY_MS);
  const common = { companyId: company.id, origin: "person", invitedBy: inviter, brand: nahbei, expiresAt } as const;
  await db.transaction().execute(async (trx) => {
    await makeLink(dependencies, trx, { ...common, email: "buero@dachdeckerei-lorenz.example", right: "editor" });
    const accepted = await makeLink(dependencies, trx, { ...common, email: HELPER.invitedAs, right: "read" });
    await trx
      .updateTable("account_links")
      .set({ state: "pending", user_id: helper })
      .where("id", "=", accepted)
      .execute();
  });
}

const userId = async (db: Kysely<Database>, externalId: string): Promise<number | undefined> =>
  (await db.selectFrom("users").select("id").where("external_id", "=", externalId).executeTakeFirst())?.id;
