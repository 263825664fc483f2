/** Divides the rows of a chunk into batches, each written in a transaction of its own. */
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { CompanyReferences } from "../../../platform/import/company-references.ts";
import { type CheckedChunk, REFUSED } from "../check/check-chunk.ts";
import { type CopyKind, isCopyKind } from "../check/copy-row.ts";
import { IMPORT_KINDS } from "../kinds.ts";

/** Consecutive rows of a chunk with different keys. */
export type Batch = {
  chunk: CheckedChunk;
  from: number;
  /** Index after the last row. */
  to: number;
};

/** Maximum of slow rows (images, passwords) per batch, so that locks are held briefly. */
const MAX_SLOW_ROWS = 200;

/** The batches of a chunk, at most `size` rows each. */
export function* batchesOf(chunk: CheckedChunk, size: number): Generator<Batch> {
  let from = 0;
  let slow = 0;
  const keys = new Set<string>();
  for (let index = 0; index < chunk.rows; index += 1) {
    const key = keyOf(chunk, index);
    if (index - from >= size || slow >= MAX_SLOW_ROWS || (key !== undefined && keys.has(key))) {
      yield { chunk, from, to: index };
      from = index;
      slow = 0;
      keys.clear();
    }
    if (key !== undefined) keys.add(key);
    slow += chunk.slow[index] ?? 0;
  }
  if (chunk.rows > from) yield { chunk, from, to: chunk.rows };
}

/** Rows with the same key must not share a batch; refused rows have none. */
function keyOf({ kinds, companies, keys }: CheckedChunk, index: number): string | undefined {
  const kind = kinds[index];
  return kind === REFUSED ? undefined : `${kind} ${companies[index]} ${keys[index]}`;
}

/** Indexes of the batch's good rows whose kind goes by COPY, in the order of the kinds. */
export function copyRowsOf({ chunk, from, to }: Batch): [kind: CopyKind, rows: number[]][] {
  const rows = IMPORT_KINDS.map((): number[] => []);
  for (let index = from; index < to; index += 1) rows[chunk.kinds[index] ?? REFUSED]?.push(index);
  return IMPORT_KINDS.flatMap((kind, place) => (isCopyKind(kind) ? [[kind, rows[place] ?? []]] : []));
}

/** All stored companies that rows of the batch refer to. */
export async function findCompanies(
  trx: Transaction<Database>,
  { chunk, from, to }: Batch,
): Promise<CompanyReferences> {
  const keys = new Set(chunk.companies.slice(from, to));
  for (const [index, note] of chunk.notes) {
    const kind = IMPORT_KINDS[chunk.kinds[index] ?? REFUSED];
    if (index < from || index >= to) continue;
    for (const company of kind?.copy?.plan?.companiesIn(note) ?? []) keys.add(company);
  }
  keys.delete("");
  if (keys.size === 0) return new Map();
  const found = await trx
    .selectFrom("companies")
    .select(["external_id", "id"])
    .where((where) => where("external_id", "=", where.fn.any(where.val([...keys]))))
    .execute();
  return new Map(found.map(({ external_id: key, id }) => [key, { id }]));
}
