/** SQL of everything that the portal stores about one person, one list per kind. */
import { OWN_DATA_KIND_NAMES, type OwnDataKind } from "@portal/contract/user-area/own-data";
import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { rowsOf } from "./kinds.ts";

export type OwnDataRow = { document: Record<string, unknown>; profile_image_key: string | null };

const LISTS = OWN_DATA_KIND_NAMES.map((kind) => {
  const { from, fields, order } = rowsOf(kind);
  return `'${kind}', (select coalesce(jsonb_agg(jsonb_build_object(${fields}) order by ${order}), '[]') from ${from})`;
});
// jsonb_build_object takes at most a hundred arguments, hence two halves.
const HALF = Math.ceil(LISTS.length / 2);

/** PostgreSQL writes instants into JSON as ISO 8601 with offset. */
const readOwnData = statement<OwnDataRow, [userId: number, addressKeys: string[]]>(`
  select u.profile_image_key, jsonb_build_object(
    'profile', jsonb_build_object('id', u.id, 'login', u.login, 'email', u.email, 'display_name', u.display_name,
      'roles', u.roles, 'portal', u.portal, 'created_at', u.created_at, 'activated_at', u.activated_at,
      'terms_accepted_at', u.terms_accepted_at, 'last_login_at', u.last_login_at, 'erase_at', u.erase_at,
      'has_password', u.password_hash is not null))
    || jsonb_build_object(${LISTS.slice(0, HALF).join(", ")})
    || jsonb_build_object(${LISTS.slice(HALF).join(", ")}) as document
  from users u where u.id = $1`);

const COUNTS = OWN_DATA_KIND_NAMES.map((kind) => `(select count(*) from ${rowsOf(kind).from}) as ${kind}`);

const countOwnData = statement<Record<OwnDataKind, number>, [userId: number, addressKeys: string[]]>(
  `select ${COUNTS.join(", ")} from users u where u.id = $1 and cardinality($2::text[]) >= 0`,
);

const addressesOf = statement<{ login_key: string; email: string }, [userId: number]>(
  "select login_key, email from users where id = $1",
);

type Db = Kysely<Database>;

/** The keys by which tables without a user column refer to a person's addresses. */
async function addressKeysOf(db: Db, userId: number): Promise<string[]> {
  const [person] = await addressesOf(db, userId);
  return person === undefined ? [] : addressKeys(person);
}

export const addressKeys = ({ login_key, email }: { login_key: string; email: string }): string[] => [
  ...new Set([login_key, loginKey(email)]),
];

/** Undefined if there is no such person. */
export const ownData = async (db: Db, userId: number): Promise<OwnDataRow | undefined> =>
  (await readOwnData(db, userId, await addressKeysOf(db, userId)))[0];

/** The number of rows of each kind, or undefined if there is no such person. */
export const ownDataCounts = async (db: Db, userId: number): Promise<Record<OwnDataKind, number> | undefined> =>
  (await countOwnData(db, userId, await addressKeysOf(db, userId)))[0];
