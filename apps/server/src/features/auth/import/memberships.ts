import type { Database, Right } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { insertRows } from "../../../platform/import/synchronise.ts";

/** All rights that a person, named by external id, shall have, by company id. */
export type WantedMemberships = { user: string; rights: ReadonlyMap<number, Right> };

/** Adds, changes and removes rights until they are as wanted. Returns the external ids of the people it changed. */
export async function synchroniseMemberships(
  trx: Transaction<Database>,
  wanted: readonly WantedMemberships[],
): Promise<Set<string>> {
  const changed = new Set<string>();
  if (wanted.length === 0) return changed;
  const stored = await readStored(trx, wanted);
  const obsolete: { user_id: number; company_id: number }[] = [];
  const missing: { user_id: number; company_id: number; right: Right }[] = [];
  for (const { user, rights } of wanted) {
    const { id: userId, rights: before } = stored.get(user) ?? { id: 0, rights: new Map<number, Right>() };
    const taken = [...before].filter(([companyId, right]) => rights.get(companyId) !== right);
    const given = [...rights].filter(([companyId, right]) => before.get(companyId) !== right);
    if (taken.length + given.length > 0) changed.add(user);
    obsolete.push(...taken.map(([companyId]) => ({ user_id: userId, company_id: companyId })));
    missing.push(...given.map(([companyId, right]) => ({ user_id: userId, company_id: companyId, right })));
  }
  await removeRows(trx, obsolete);
  await insertRows(trx, "memberships", missing);
  return changed;
}

async function readStored(trx: Transaction<Database>, wanted: readonly WantedMemberships[]) {
  const rows = await trx
    .selectFrom("users")
    .leftJoin("memberships", "memberships.user_id", "users.id")
    .select(["users.id", "users.external_id", "memberships.company_id", "memberships.right"])
    .where((where) => where("users.external_id", "=", where.fn.any(where.val(wanted.map(({ user }) => user)))))
    .execute();
  const users = new Map<string, { id: number; rights: Map<number, Right> }>();
  for (const row of rows) {
    const user = users.get(row.external_id ?? "") ?? { id: row.id, rights: new Map() };
    users.set(row.external_id ?? "", user);
    if (row.company_id !== null && row.right !== null) user.rights.set(row.company_id, row.right);
  }
  return users;
}

async function removeRows(trx: Transaction<Database>, rows: readonly { user_id: number; company_id: number }[]) {
  if (rows.length === 0) return;
  await trx
    .deleteFrom("memberships")
    .where((where) =>
      where(
        where.refTuple("user_id", "company_id"),
        "in",
        rows.map((row) => where.tuple(row.user_id, row.company_id)),
      ),
    )
    .execute();
}
