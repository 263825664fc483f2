/** Rows of the export that name a street of a place. */
import { sql } from "kysely";
import { exportKind } from "../../platform/export/export-kind.ts";

type Street = { postal_code: string; city: string; name: string };

export const streetExport = exportKind(
  "street",
  sql<Street>`
      select postal_code, city, name from streets order by postal_code, city collate "C", name collate "C"`,
  (street) => street,
);
