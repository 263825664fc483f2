/** Writes rows of a checked piece in bulk: those that are new by COPY, those that are as stored not at all; the rest is left. */
import { IMPORT_ROW_TYPES } from "./import-rows.ts";
import type { BulkConnection } from "@portal/db/bulk-connection";
import type { Database, Right } from "@portal/db/rows";
import { sql, type Transaction } from "kysely";
import type { FindErased } from "../../platform/erased-people.ts";
import { addRows, findDifferent, type PrefixedRow } from "./bulk-copy.ts";
import { type CheckedPiece, REFUSED } from "./check-piece.ts";
import { type CompanyReferences, missingCompany } from "./company-references.ts";
import { withoutReferenceChecks } from "./references.ts";
import type { BulkType } from "./tables.ts";
import { rejected, type Verdict } from "./verdict.ts";

const CREATED: Verdict = { outcome: "created" };
const UNCHANGED: Verdict = { outcome: "unchanged" };

/** A stretch of a piece whose rows differ in their keys. */
export type Slice = {
  piece: CheckedPiece;
  from: number;
  /** After the last row. */
  to: number;
};

/** A transaction in which rows of a slice are written in bulk. */
export type Work = {
  connection: BulkConnection;
  trx: Transaction<Database>;
  slice: Slice;
  /** All companies that rows of the slice refer to. */
  companies: CompanyReferences;
  /** By place in the slice. */
  verdicts: (Verdict | undefined)[];
  now: Date;
  /** The import itself sees to it that what rows refer to is there and stays (`references.ts`). */
  checksReferences: boolean;
};

const settle = ({ slice, verdicts }: Work, index: number, verdict: Verdict): void => {
  verdicts[index - slice.from] = verdict;
};

/** Rows of a slice that are good, by type. */
export function byType({ piece, from, to }: Slice): Record<BulkType, number[]> {
  const rows: Record<BulkType, number[]> = { company: [], user: [], product: [], contact_person: [], entry: [] };
  for (let index = from; index < to; index += 1) {
    const type = IMPORT_ROW_TYPES[piece.kinds[index] ?? REFUSED];
    if (type !== undefined && type in rows) rows[type as BulkType].push(index);
  }
  return rows;
}

export async function findCompanies(
  trx: Transaction<Database>,
  { piece, from, to }: Slice,
): Promise<CompanyReferences> {
  const keys = new Set(piece.companies.slice(from, to));
  for (const [index, { accounts = [] }] of piece.users) {
    if (index >= from && index < to) for (const [company] of accounts) keys.add(company);
  }
  keys.delete("");
  if (keys.size === 0) return new Map();
  const found = await trx
    .selectFrom("companies")
    .select(["external_id", "id", "name"])
    .where((where) => where("external_id", "=", where.fn.any(where.val([...keys]))))
    .execute();
  return new Map(found.map(({ external_id: key, id, name }) => [key, { id, name }]));
}

async function reserveIds(trx: Transaction<Database>, table: "companies" | "users", count: number): Promise<number[]> {
  const sequence = `${table}_id_seq`;
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(nextval(${sequence})) as ids from generate_series(1, ${count}::integer)`.execute(trx);
  return rows[0]?.ids ?? [];
}

/** Adds companies that are missing; they are among `work.companies` afterwards. */
export async function writeCompanies(work: Work, rows: readonly number[]): Promise<void> {
  const { connection, trx, slice, companies } = work;
  const { piece } = slice;
  const stored: { index: number; id: number }[] = [];
  const missing: number[] = [];
  for (const index of rows) {
    const found = companies.get(piece.companies[index] ?? "");
    if (found) stored.push({ index, id: found.id });
    else missing.push(index);
  }
  await keepOrLeave(work, "company", stored);
  if (missing.length === 0) return;
  const ids = await reserveIds(trx, "companies", missing.length);
  const added = missing.map((index, place): PrefixedRow => {
    const id = ids[place] ?? 0;
    companies.set(piece.companies[index] ?? "", { id, name: "", createdAtLine: piece.lineNumbers[index] ?? 0 });
    settle(work, index, CREATED);
    return { index, prefix: `${id}\t` };
  });
  await addRows(connection, piece, "company", added);
}

/** Products, contact persons or entries: what belongs to a company that stands earlier. */
export async function writeParts(
  work: Work,
  type: "product" | "contact_person" | "entry",
  rows: readonly number[],
): Promise<void> {
  const { connection, trx, slice, companies, now } = work;
  const { piece } = slice;
  const placed: { index: number; id: number; isNewCompany: boolean }[] = [];
  for (const index of rows) {
    const key = piece.companies[index] ?? "";
    const company = companies.get(key);
    const line = company?.createdAtLine;
    if (!company || (line !== undefined && line > (piece.lineNumbers[index] ?? 0))) {
      settle(work, index, rejected("company", missingCompany(key)));
    } else if (piece.careful[index] === 0) placed.push({ index, id: company.id, isNewCompany: line !== undefined });
  }
  const known = await storedKeys(
    work.trx,
    type,
    placed.flatMap(({ id, isNewCompany }) => (isNewCompany ? [] : [id])),
  );
  const isStored = ({ index, id }: { index: number; id: number }): boolean => known.has(`${id} ${piece.keys[index]}`);
  await keepOrLeave(work, type, placed.filter(isStored));
  const [more, rest] = type === "entry" ? [["updated_at"], `${now.toISOString()}\t`] : [[], ""];
  const added = placed.filter((row) => !isStored(row) && (type !== "entry" || isNamed(piece, row.index)));
  for (const { index } of added) settle(work, index, CREATED);
  const rowsToAdd = added.map(({ index, id }) => ({ index, prefix: `${id}\t${rest}` }));
  const add = (): Promise<void> => addRows(connection, piece, type, rowsToAdd, more);
  // Companies of this very transaction can't go anywhere; entries come in the one after it.
  const toLock = added.filter(({ isNewCompany }) => !isNewCompany || type === "entry");
  if (work.checksReferences) await withoutReferenceChecks(trx, toLock, add);
  else await add();
}

/** Whether an entry names its company's name; without it a new one takes it from the company. */
const isNamed = (piece: CheckedPiece, index: number): boolean => (piece.named[index] ?? 0) % 2 === 1;

/** Leaves rows that differ from what is stored to the careful way. */
async function keepOrLeave(work: Work, type: BulkType, stored: readonly { index: number; id: number }[]) {
  const different = new Set(await findDifferent(work.connection, work.trx, work.slice.piece, type, stored));
  for (const { index } of stored) if (!different.has(index)) settle(work, index, UNCHANGED);
}

/** Keys that are stored of these companies: company id, space, external id; of entries nothing after the space. */
async function storedKeys(
  trx: Transaction<Database>,
  type: "product" | "contact_person" | "entry",
  companyIds: readonly number[],
): Promise<Set<string>> {
  if (companyIds.length === 0) return new Set();
  const ids = sql<number>`any(${[...new Set(companyIds)]}::bigint[])`;
  const found =
    type === "entry"
      ? await trx
          .selectFrom("entries")
          .select(["company_id", sql<string>`''`.as("external_id")])
          .where("company_id", "=", ids)
          .execute()
      : await trx
          .selectFrom(type === "product" ? "products" : "contact_persons")
          .select(["company_id", "external_id"])
          .where("company_id", "=", ids)
          .execute();
  return new Set(found.map((row) => `${row.company_id} ${row.external_id}`));
}

/** Adds people whose external id and login nobody has, and nobody who was erased; all others are left to the careful way. */
export async function writeUsers(work: Work, rows: readonly number[], findErased: FindErased): Promise<void> {
  if (rows.length === 0) return;
  const { connection, trx, slice, companies } = work;
  const { piece } = slice;
  const taken = await takenNames(trx, piece, rows);
  // After it: whoever is being erased is there still, or known as erased by now.
  const unknown = rows.map((index) => piece.keys[index] ?? "").filter((key) => !taken.has(`id ${key}`));
  const erased = await findErased(trx, unknown);
  const added: { index: number; rights: [companyId: number, right: Right][] }[] = [];
  for (const index of rows) {
    const key = piece.keys[index] ?? "";
    if (erased.has(key)) {
      settle(work, index, UNCHANGED);
      continue;
    }
    const { loginKey = "", accounts = [] } = piece.users.get(index) ?? {};
    const isFree = !taken.has(`id ${key}`) && !taken.has(`login ${loginKey}`);
    taken.add(`login ${loginKey}`);
    const rights = rightsIn(companies, accounts, piece.lineNumbers[index] ?? 0);
    if (isFree && piece.careful[index] === 0 && rights) added.push({ index, rights });
  }
  const ids = await reserveIds(trx, "users", added.length);
  const people = added.map(({ index }, place) => ({ index, prefix: `${ids[place]}\t` }));
  await addRows(connection, piece, "user", people);
  const memberships = added.flatMap(({ rights }, place) =>
    rights.map(([companyId, right]) => `${ids[place]}\t${companyId}\t${right}\n`),
  );
  for (const { index } of added) settle(work, index, CREATED);
  if (memberships.length === 0) return;
  await connection.copyIn(`copy memberships (user_id, company_id, "right") from stdin`, [
    Buffer.from(memberships.join("")),
  ]);
}

/** Rights by company id; undefined where a company is missing or comes twice. */
function rightsIn(
  companies: CompanyReferences,
  accounts: readonly [company: string, right: Right][],
  line: number,
): [companyId: number, right: Right][] | undefined {
  const rights = new Map<number, Right>();
  for (const [key, right] of accounts) {
    const company = companies.get(key);
    if (!company || (company.createdAtLine ?? 0) > line || rights.has(company.id)) return undefined;
    rights.set(company.id, right);
  }
  return [...rights];
}

async function takenNames(trx: Transaction<Database>, piece: CheckedPiece, rows: readonly number[]) {
  const people = await trx
    .selectFrom("users")
    .select(["external_id", "login_key"])
    .where((where) =>
      where.or([
        where("external_id", "=", where.fn.any(where.val(rows.map((index) => piece.keys[index] ?? "")))),
        where("login_key", "=", where.fn.any(where.val(rows.map((index) => piece.users.get(index)?.loginKey ?? "")))),
      ]),
    )
    .execute();
  return new Set(people.flatMap((user) => [`id ${user.external_id}`, `login ${user.login_key}`]));
}
