/** Invitations of the first demo company: one that was rated, one reminded, one refused, and one of yesterday. */
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { hashToken, randomToken } from "../../../platform/tokens.ts";
import { addressHasher } from "./address-hash.ts";

type Row = Database["rating_invitations"];
type DemoInvitation = {
  name: string;
  email: string;
  basis: Row["basis"];
  state: Row["state"];
  daysAgo: number;
  remindedDaysAgo?: number;
  endedDaysAgo?: number;
};

const COMPANY = "C-1001";
const OWNER = "U-1";
const DAY_MS = 86_400_000;
/** The order or consent lies so many days before the invitation. */
const BASIS_DAYS = 12;

const DEMO: readonly DemoInvitation[] = [
  { name: "Jonas Kern", email: "jonas.kern@kunde.example", basis: "existing_customer", state: "sent", daysAgo: 1 },
  {
    name: "Eva Brandl",
    email: "eva.brandl@kunde.example",
    basis: "consent",
    state: "sent",
    daysAgo: 19,
    remindedDaysAgo: 9,
  },
  {
    name: "Milan Horvat",
    email: "m.horvat@kunde.example",
    basis: "existing_customer",
    state: "rated",
    daysAgo: 33,
    endedDaysAgo: 31,
  },
  // Whoever wants no invitations is forgotten at once.
  { name: "", email: "", basis: "existing_customer", state: "opted_out", daysAgo: 40, endedDaysAgo: 40 },
];

/** Adds them to the demo company if it has none. */
export async function addDemoRatingInvitations(
  db: Kysely<Database>,
  { environment, clock }: Pick<Dependencies, "environment" | "clock">,
): Promise<void> {
  const now = clock.now();
  const company = await db.selectFrom("companies").select("id").where("external_id", "=", COMPANY).executeTakeFirst();
  const owner = await db.selectFrom("users").select("id").where("external_id", "=", OWNER).executeTakeFirst();
  if (!company || !owner) return;
  const known = db.selectFrom("rating_invitations").select("id").where("company_id", "=", company.id).limit(1);
  if ((await known.executeTakeFirst()) !== undefined) return;
  const hashOf = await addressHasher({ db, environment });
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const rows = DEMO.map(({ name, email, basis, state, daysAgo, remindedDaysAgo, endedDaysAgo }, index) => ({
    company_id: company.id,
    email,
    address_hash: hashOf(email === "" ? `kunde-${index}@kunde.example` : email),
    name,
    basis,
    basis_on: addDays(berlinDate(now.getTime()), -daysAgo - BASIS_DAYS),
    noted_by_user_id: owner.id,
    brand: "nahbei",
    token_hash: hashToken(randomToken()),
    state,
    sent_at: before(daysAgo),
    reminded_at: remindedDaysAgo === undefined ? null : before(remindedDaysAgo),
    ended_at: endedDaysAgo === undefined ? null : before(endedDaysAgo),
  }));
  await db.insertInto("rating_invitations").values(rows).execute();
}
