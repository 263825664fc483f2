import type { ImportRowOf } from "../import-rows.ts";
import type { Database } from "@portal/db/rows";
import { sql, type Transaction } from "kysely";
import type { Sourced, Verdict } from "../verdict.ts";

/** Imports streets; one that is there already has nothing that could differ. */
export async function importStreets(
  trx: Transaction<Database>,
  rows: readonly Sourced<ImportRowOf<"street">>[],
): Promise<Verdict[]> {
  const streets = JSON.stringify(rows.map(({ row }, place) => ({ ...row, place })));
  const { rows: added } = await sql<{ place: number }>`
    with wanted as (
      select * from json_to_recordset(${streets}::json) as r(place integer, postal_code text, city text, name text)
    ), added as (
      insert into streets (postal_code, city, name) select postal_code, city, name from wanted
      on conflict do nothing returning postal_code, city, name
    )
    select place from wanted join added using (postal_code, city, name)`.execute(trx);
  const places = new Set(added.map(({ place }) => place));
  return rows.map((_row, place) => ({ outcome: places.has(place) ? "created" : "unchanged" }));
}
