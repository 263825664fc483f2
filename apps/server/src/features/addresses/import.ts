/** Rows of the import that name a street of a place, for suggestions. */
import { oneLineOf } from "@portal/contract/text/one-line";
import { ZIP_CODE_PATTERN } from "@portal/contract/text/patterns";
import { sql } from "kysely";
import * as z from "zod/mini";
import { importKind } from "../../platform/import/import-kind.ts";

const streetRow = z.strictObject({
  type: z.literal("street"),
  postal_code: z.string().check(z.regex(ZIP_CODE_PATTERN, "muss fünf Ziffern haben.")),
  city: oneLineOf(1, 100),
  name: oneLineOf(1, 200),
});

export const streetKind = importKind({
  type: "street",
  row: streetRow,
  nameField: "name",
  keyOf: (row) => `${row.postal_code} ${row.city} ${row.name}`,
  // A street is its own key, so a stored one never differs.
  write: async (trx, rows) => {
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
  },
});
