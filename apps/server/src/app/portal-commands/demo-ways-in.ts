/** People on their way in, and hints about entries, so that people, claims and the provider's lists show something. */
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import type { ContributionKind } from "@portal/contract/ugc/calls";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { type LinkDependencies, makeLink } from "../../features/account-linking/public.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const INVITING = { person: "U-1", company: "C-1001" };
const HELPER = { person: "U-12", invitedAs: "malte.friedrichs@kontor-digital.example" };
const CLAIMANT = "U-3";
const HINTS: readonly { company: string; kind: ContributionKind; text: string; daysAgo: number }[] = [
  { company: "C-1001", kind: "hours", text: "Freitags ist das Büro nur bis 13 Uhr besetzt.", daysAgo: 1 },
  { company: "C-1002", kind: "phone", text: "Unter der Nummer meldet sich ein Faxgerät.", daysAgo: 3 },
  { company: "C-1017", kind: "closed", text: "Das Lokal ist seit dem Frühjahr geschlossen.", daysAgo: 6 },
];

type Ids = { users: Map<string | null, number>; companies: Map<string, number> };

/** Adds everything, or nothing where some of it is there already or the demo companies are not. */
export async function addDemoWaysIn(db: Kysely<Database>, dependencies: LinkDependencies): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ids = await readIds(trx);
    const companyId = ids.companies.get(INVITING.company);
    const inviter = ids.users.get(INVITING.person);
    if (companyId === undefined || inviter === undefined) return;
    const links = trx.selectFrom("account_links").select("id").where("company_id", "=", companyId);
    if (await links.executeTakeFirst()) return;
    await addInvitations(trx, dependencies, { companyId, inviter, helper: ids.users.get(HELPER.person) ?? null });
    await addClaims(trx, dependencies.clock.now(), ids);
    await addHints(trx, dependencies.clock.now(), ids);
  });
}

async function readIds(db: Kysely<Database>): Promise<Ids> {
  const users = await db
    .selectFrom("users")
    .select(["id", "external_id"])
    .where("external_id", "in", [INVITING.person, HELPER.person, CLAIMANT])
    .execute();
  const companies = await db
    .selectFrom("companies")
    .select(["id", "external_id"])
    .where("external_id", "in", [INVITING.company, "C-1012", "C-1018", ...HINTS.map(({ company }) => company)])
    .execute();
  return {
    users: new Map(users.map((row) => [row.external_id, row.id])),
    companies: new Map(companies.map((row) => [row.external_id, row.id])),
  };
}

/** One whose mail waits in the outbox, with a link that works, and one that somebody took with another address. */
async function addInvitations(
  db: Kysely<Database>,
  dependencies: LinkDependencies,
  { companyId, inviter, helper }: { companyId: number; inviter: number; helper: number | null },
): Promise<void> {
  const now = dependencies.clock.now().getTime();
  const expiresAt = new Date(now + 14 * DAY_MS);
  const common = { companyId, origin: "person", invitedBy: inviter, brand: nahbei, expiresAt } as const;
  await makeLink(dependencies, db, { ...common, email: "buero@dachdeckerei-lorenz.example", right: "editor" });
  const taken = await makeLink(dependencies, db, { ...common, email: HELPER.invitedAs, right: "read" });
  await db.updateTable("account_links").set({ state: "pending", user_id: helper }).where("id", "=", taken).execute();
}

/** One that waits for the provider's letter, and one that the provider holds. */
async function addClaims(db: Kysely<Database>, now: Date, { users, companies }: Ids): Promise<void> {
  const [user, ordered, held] = [users.get(CLAIMANT), companies.get("C-1012"), companies.get("C-1018")];
  if (user === undefined || ordered === undefined || held === undefined) return;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const common = { user_id: user, brand: nahbei.key };
  const address = await db
    .selectFrom("entries")
    .select(["street", "house_number", "postal_code", "city"])
    .where("company_id", "=", ordered)
    .executeTakeFirstOrThrow();
  const sentTo = `${address.street} ${address.house_number}, ${address.postal_code} ${address.city}`;
  await db
    .insertInto("claims")
    .values([
      {
        ...common,
        company_id: ordered,
        state: "requested",
        proof: "letter",
        sent_to: sentTo,
        started_at: at(26),
        changed_at: at(26),
      },
      {
        ...common,
        company_id: held,
        state: "held",
        held_because: "provider",
        started_at: at(120),
        changed_at: at(70),
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addHints(db: Kysely<Database>, now: Date, { users, companies }: Ids): Promise<void> {
  const rows = HINTS.flatMap(({ company, kind, text, daysAgo }) => {
    const id = companies.get(company);
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    return id === undefined
      ? []
      : [{ company_id: id, kind, text, user_id: users.get(CLAIMANT) ?? null, created_at: at }];
  });
  if (rows.length > 0) await db.insertInto("contributions").values(rows).execute();
}
