import type { ImportRowOf } from "../import-rows.ts";
import type { Database, NoticeTable } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import { toDate } from "../instants.ts";
import { synchronise } from "../synchronise.ts";
import type { Sourced, Verdict } from "../verdict.ts";

type Notice = Selectable<NoticeTable>;

/** Imports notices by external id. */
export async function importNotices(
  trx: Transaction<Database>,
  rows: readonly Sourced<ImportRowOf<"notice">>[],
): Promise<Verdict[]> {
  const changes = await synchronise(
    trx,
    { table: "notices", key: ["external_id"], defaults },
    rows.map(({ row }) => toColumns(row)),
  );
  return changes.map((outcome) => ({ outcome }));
}

function toColumns(row: ImportRowOf<"notice">): Partial<Notice> {
  const columns: Partial<Notice> = { external_id: row.external_id, message: row.message, level: row.level };
  if (row.label !== undefined) columns.label = row.label;
  if (row.dismissible !== undefined) columns.dismissible = row.dismissible;
  if (row.starts !== undefined) columns.starts_at = toDate(row.starts);
  if (row.ends !== undefined) columns.ends_at = toDate(row.ends);
  return columns;
}

const defaults = (): Partial<Notice> => ({ label: "", dismissible: true, starts_at: null, ends_at: null });
