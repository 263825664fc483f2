/** Writes people that COPY can't write: those who are stored already, and those with a password to hash. */
import { loginKey } from "@portal/db/login-key";
import type { Database, UserTable } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import type { FindErased } from "../../../platform/erased-people.ts";
import { companyOf, type CompanyReferences } from "../../../platform/import/company-references.ts";
import type { WriteServices } from "../../../platform/import/import-kind.ts";
import { type NumberedRow, rejected, type RowOutcome } from "../../../platform/import/row-outcome.ts";
import { synchronise } from "../../../platform/import/synchronise.ts";
import { synchroniseMemberships, type WantedMemberships } from "./memberships.ts";
import type { UserRow } from "./user-row.ts";

type User = Selectable<UserTable>;
type Row = NumberedRow<UserRow>;
type Services = Pick<WriteServices, "companies" | "hashPassword" | "findErased">;

/**
 * Imports people by external id, and the companies they may work in. A password counts only for a person who has none.
 * A row of an erased person changes nothing.
 */
export async function importUsers(
  trx: Transaction<Database>,
  rows: readonly Row[],
  { companies, hashPassword, findErased }: Services,
): Promise<RowOutcome[]> {
  const stored = await readStored(trx, rows);
  const isErased = await erasedAmong(trx, rows, stored, findErased);
  const codes = await knownCodes(trx, rows);
  const holders = loginHolders(
    rows.filter((row) => !isErased(row)),
    stored,
  );
  const settled = rows.map((row) => (isErased(row) ? UNCHANGED : refusal(row, { holders, companies, codes })));
  const accepted = rows.filter((_row, index) => settled[index] === undefined);
  const hashes = await hashFirstPasswords(accepted, stored, hashPassword);
  const wanted = accepted.map(({ row }, index) => toUserColumns(row, hashes[index]));
  const changes = await synchronise(trx, { table: "users", key: ["external_id"], defaults: userDefaults }, wanted);
  const changedMemberships = await synchroniseMemberships(
    trx,
    accepted.flatMap((row) => memberships(row, companies)),
  );
  const outcomes = accepted.map(({ row }, index): RowOutcome => {
    const change = changes[index] ?? "unchanged";
    return { outcome: change === "unchanged" && changedMemberships.has(row.external_id) ? "updated" : change };
  });
  const next = outcomes.values();
  return settled.map((one) => one ?? next.next().value ?? UNCHANGED);
}

const UNCHANGED: RowOutcome = { outcome: "unchanged" };

type Stored = Pick<User, "external_id" | "login_key" | "password_hash">;

/** Locks the people it finds, so that nobody is erased before the rows are written. */
const readStored = (trx: Transaction<Database>, rows: readonly Row[]): Promise<Stored[]> =>
  trx
    .selectFrom("users")
    .select(["external_id", "login_key", "password_hash"])
    .where((where) =>
      where.or([
        where("external_id", "=", where.fn.any(where.val(rows.map(({ row }) => row.external_id)))),
        where("login_key", "=", where.fn.any(where.val(rows.map(({ row }) => loginKey(row.login))))),
      ]),
    )
    .forUpdate()
    .execute();

async function erasedAmong(
  trx: Transaction<Database>,
  rows: readonly Row[],
  stored: readonly Stored[],
  findErased: FindErased,
): Promise<(row: Row) => boolean> {
  const known = new Set(stored.map((user) => user.external_id));
  const ids = rows.map(({ row }) => row.external_id).filter((id) => !known.has(id));
  const erased = await findErased(trx, ids);
  return ({ row }) => erased.has(row.external_id);
}

/** External id of the person who has or first gets a login, by login key; null for people whom no import brought. */
function loginHolders(rows: readonly Row[], stored: Stored[]): Map<string, string | null> {
  const holders = new Map(stored.map((user) => [user.login_key, user.external_id]));
  for (const { row } of rows) {
    const key = loginKey(row.login);
    if (!holders.has(key)) holders.set(key, row.external_id);
  }
  return holders;
}

/** A person with a code that nobody defined would see neither that message nor any later one. */
async function knownCodes(trx: Transaction<Database>, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const named = rows.flatMap(({ row }) => row.user_notification_code ?? []);
  const found = await trx
    .selectFrom("modal_notifications")
    .select("code")
    .where("code", "in", ["none", ...named])
    .execute();
  return new Set(["none", ...found.map(({ code }) => code)]);
}

type Known = {
  readonly holders: ReadonlyMap<string, string | null>;
  readonly companies: CompanyReferences;
  readonly codes: ReadonlySet<string>;
};

function refusal({ row, line }: Row, { holders, companies, codes }: Known) {
  const code = row.user_notification_code ?? "none";
  if (!codes.has(code)) {
    return rejected(
      "user_notification_code",
      `Die Mitteilung ${code} gibt es nicht. Sie muss vor dieser Zeile stehen.`,
    );
  }
  if (holders.get(loginKey(row.login)) !== row.external_id) {
    return rejected("login", `Den Anmeldenamen ${row.login} hat schon jemand anderes.`);
  }
  const seen = new Set<string>();
  for (const [index, { company }] of (row.accounts ?? []).entries()) {
    const field = `accounts.${index}.company`;
    const found = companyOf(companies, company, line, field);
    if ("refusal" in found) return found.refusal;
    if (seen.has(company)) return rejected(field, `Die Firma ${company} steht zweimal in der Liste.`);
    seen.add(company);
  }
  return undefined;
}

function hashFirstPasswords(rows: readonly Row[], stored: Stored[], hash: Services["hashPassword"]) {
  const havePassword = new Set(stored.filter((user) => user.password_hash).map((user) => user.external_id));
  return Promise.all(
    rows.map(async ({ row: { password, password_hash: hashed, external_id: id } }) => {
      if (havePassword.has(id)) return undefined;
      return password === undefined ? hashed : hash(password);
    }),
  );
}

/** The columns that a row names. */
export function toUserColumns(row: UserRow, passwordHash: string | undefined): Partial<User> {
  const columns: Partial<User> = { external_id: row.external_id, login: row.login, login_key: loginKey(row.login) };
  if (row.email !== undefined) columns.email = row.email;
  if (row.display_name !== undefined) columns.display_name = row.display_name;
  if (row.roles !== undefined) columns.roles = row.roles;
  if (row.user_notification_code !== undefined) columns.notification_code = row.user_notification_code;
  if (passwordHash !== undefined) columns.password_hash = passwordHash;
  return columns;
}

/** What a new person has in the columns that the row does not name. */
export const userDefaults = (wanted: Partial<User>): Partial<User> => ({
  email: wanted.login ?? "",
  display_name: "",
  roles: [],
  notification_code: "none",
  password_hash: null,
});

function memberships({ row }: Row, companies: CompanyReferences): WantedMemberships[] {
  if (row.accounts === undefined) return [];
  const rights = new Map(row.accounts.map(({ company, right }) => [companies.get(company)?.id ?? 0, right]));
  return [{ user: row.external_id, rights }];
}

/** Which of these external ids ("id …") and login keys ("login …") are in use. */
export async function findTakenNames(
  trx: Transaction<Database>,
  people: readonly { externalId: string; loginKey: string }[],
): Promise<Set<string>> {
  const found = await trx
    .selectFrom("users")
    .select(["external_id", "login_key"])
    .where((where) =>
      where.or([
        where("external_id", "=", where.fn.any(where.val(people.map(({ externalId }) => externalId)))),
        where("login_key", "=", where.fn.any(where.val(people.map((person) => person.loginKey)))),
      ]),
    )
    .execute();
  return new Set(found.flatMap((user) => [`id ${user.external_id}`, `login ${user.login_key}`]));
}
