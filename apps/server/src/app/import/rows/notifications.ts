import type { ImportRowOf } from "../import-rows.ts";
import type { Database, ModalNotificationTable } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import { synchronise } from "../synchronise.ts";
import type { Sourced, Verdict } from "../verdict.ts";

type Notification = Selectable<ModalNotificationTable>;

/** Imports notifications in a modal; their external id is the code that people are given. */
export async function importNotifications(
  trx: Transaction<Database>,
  rows: readonly Sourced<ImportRowOf<"notification">>[],
): Promise<Verdict[]> {
  const changes = await synchronise(
    trx,
    { table: "modal_notifications", key: ["code"], defaults },
    rows.map(({ row }) => toColumns(row)),
  );
  return changes.map((outcome) => ({ outcome }));
}

function toColumns(row: ImportRowOf<"notification">): Partial<Notification> {
  const columns: Partial<Notification> = { code: row.external_id, headline: row.headline, text: row.text };
  if (row.button_text !== undefined) columns.button_text = row.button_text;
  if (row.button_link !== undefined) columns.button_link = row.button_link;
  return columns;
}

const defaults = (): Partial<Notification> => ({ button_text: "", button_link: "" });
