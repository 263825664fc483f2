/** Rows of the import and export that say under which id a portal lists a company, so that its ratings are fetched. */
import { key, oneLineOf } from "@portal/contract/text/one-line";
import type { Database } from "@portal/db/rows";
import { type Selectable, sql } from "kysely";
import * as z from "zod/mini";
import { systemClock } from "../../../platform/clock.ts";
import { exportKind } from "../../../platform/export/export-kind.ts";
import { importKind, importTable } from "../../../platform/import/import-kind.ts";

const MOST_CHARACTERS = 100;

const feedRow = z.strictObject({
  type: z.literal("rating_feed"),
  company: key,
  // Google's location is chosen by the company itself, when it connects its profile.
  source: z.enum(["cylex", "golocal"]),
  place: oneLineOf(1, MOST_CHARACTERS),
});

export const ratingFeedKind = importKind({
  type: "rating_feed",
  row: feedRow,
  nameField: "source",
  keyOf: ({ source }) => source,
  refersTo: ["company"],
  table: importTable({
    name: "rating_feeds",
    key: ["company_id", "source"],
    columns: (row: z.output<typeof feedRow>) => ({ source: row.source, place: row.place }),
    defaults: () => ({ next_at: systemClock.now(), changed_until: null }),
    // Of another company there everything is asked anew.
    reconcile: (wanted, stored) =>
      wanted.place === stored.place ? {} : { ...wanted, next_at: systemClock.now(), changed_until: null },
  }),
});

export const ratingFeedExport = exportKind(
  "rating_feed",
  sql<Pick<Selectable<Database["rating_feeds"]>, "source" | "place"> & { company: string }>`
      select c.external_id as company, f.source, f.place from rating_feeds f join companies c on c.id = f.company_id
      where f.source <> 'google' order by c.external_id collate "C", f.source collate "C"`,
  ({ company, source, place }) => ({ company, source, place }),
);
