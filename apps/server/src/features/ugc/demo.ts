/** Demo contributions, so that the provider's list shows some. */
import type { ContributionKind } from "@portal/contract/ugc/calls";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

const DAY_MS = 86_400_000;
const AUTHOR = "U-3";
const CONTRIBUTIONS: readonly { company: string; kind: ContributionKind; text: string; daysAgo: number }[] = [
  { company: "C-1001", kind: "hours", text: "Freitags ist das Büro nur bis 13 Uhr besetzt.", daysAgo: 1 },
  { company: "C-1002", kind: "phone", text: "Dort geht ein Fax ran. Das Telefon ist 030 23125640.", daysAgo: 3 },
  { company: "C-1017", kind: "closed", text: "Das Lokal ist seit dem Frühjahr geschlossen.", daysAgo: 6 },
];

/** Adds the contributions of the demo companies; nothing if one of these companies already has contributions. */
export async function addDemoContributions(db: Kysely<Database>, now: Date): Promise<void> {
  const companies = await db
    .selectFrom("companies")
    .select(["id", "external_id"])
    .where(
      "external_id",
      "in",
      CONTRIBUTIONS.map(({ company }) => company),
    )
    .execute();
  if (companies.length === 0) return;
  const ids = new Map(companies.map(({ id, external_id: externalId }) => [externalId, id]));
  const known = db
    .selectFrom("contributions")
    .select("id")
    .where("company_id", "in", [...ids.values()]);
  if (await known.executeTakeFirst()) return;
  const author = await db.selectFrom("users").select("id").where("external_id", "=", AUTHOR).executeTakeFirst();
  const rows = CONTRIBUTIONS.flatMap(({ company, kind, text, daysAgo }) => {
    const id = ids.get(company);
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    return id === undefined ? [] : [{ company_id: id, kind, text, user_id: author?.id ?? null, created_at: at }];
  });
  await db.insertInto("contributions").values(rows).execute();
}
