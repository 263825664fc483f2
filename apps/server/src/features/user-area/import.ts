/**
 * Rows of the import that tell what a person did in the directory (Specification §3 "User rating", "Latest search").
 * What the person has changed, withdrawn or removed in the portal stays: no import brings it back.
 */
import { instant, key, oneLine, oneLineOf } from "@portal/contract/text/one-line";
import * as z from "zod/mini";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";

const RATING_TEXT = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|\n)*$/u;

const userRatingRow = z.strictObject({
  type: z.literal("user_rating"),
  external_id: key,
  user: key,
  company: key,
  rating_text: z
    .string()
    .check(z.minLength(1), z.maxLength(2000), z.regex(RATING_TEXT, "darf keine Steuerzeichen enthalten.")),
  stars: z.int().check(z.gte(1, "muss zwischen 1 und 5 liegen."), z.lte(5, "muss zwischen 1 und 5 liegen.")),
  update_date: instant,
  /** Counts for new ratings only; only an export says so. */
  withdrawn: z.optional(z.boolean()),
});

export const userRatingKind = importKind({
  type: "user_rating",
  row: userRatingRow,
  nameField: "external_id",
  refersTo: ["user", "company"],
  table: importTable({
    name: "user_ratings",
    key: ["external_id"],
    columns: (row: z.output<typeof userRatingRow>) => ({
      external_id: row.external_id,
      rating_text: row.rating_text,
      stars: row.stars,
      updated_at: toDate(row.update_date),
      withdrawn_at: row.withdrawn === true ? toDate(row.update_date) : null,
    }),
    defaults: () => ({ edited_at: null, withdrawn_at: null }),
    reconcile: (wanted, { edited_at: edited, withdrawn_at: withdrawn }) =>
      edited === null && withdrawn === null ? wanted : {},
  }),
});

const latestSearchRow = z.strictObject({
  type: z.literal("latest_search"),
  external_id: key,
  user: key,
  what: oneLineOf(1, 200),
  where: z.optional(oneLine(200)),
  timestamp: instant,
});

export const latestSearchKind = importKind({
  type: "latest_search",
  row: latestSearchRow,
  nameField: "external_id",
  refersTo: ["user"],
  table: importTable({
    name: "latest_searches",
    key: ["external_id"],
    columns: (row: z.output<typeof latestSearchRow>) => ({
      external_id: row.external_id,
      searched_at: toDate(row.timestamp),
      what: row.what,
      place: row.where ?? "",
    }),
    defaults: () => ({ removed_at: null }),
    reconcile: (wanted, { removed_at: removed }) => (removed === null ? wanted : {}),
  }),
});

const viewedEntryRow = z.strictObject({
  type: z.literal("viewed_entry"),
  external_id: key,
  user: key,
  company: key,
  timestamp: instant,
});

export const viewedEntryKind = importKind({
  type: "viewed_entry",
  row: viewedEntryRow,
  nameField: "external_id",
  refersTo: ["user", "company"],
  table: importTable({
    name: "viewed_entries",
    key: ["external_id"],
    columns: (row: z.output<typeof viewedEntryRow>) => ({
      external_id: row.external_id,
      viewed_at: toDate(row.timestamp),
    }),
    defaults: () => ({ removed_at: null }),
    reconcile: (wanted, { removed_at: removed }) => (removed === null ? wanted : {}),
  }),
});
