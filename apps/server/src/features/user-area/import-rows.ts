/** Rows of the import about what people did in the directory (Specification §3 "User rating", "Latest search"). */
import * as z from "zod/mini";
import { instant, key, oneLine, oneLineOf } from "@portal/contract/text/one-line";

const RATING_TEXT = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|\n)*$/u;

export const userRatingRow = z.strictObject({
  type: z.literal("user_rating"),
  external_id: key,
  user: key,
  company: key,
  rating_text: z
    .string()
    .check(z.minLength(1), z.maxLength(2000), z.regex(RATING_TEXT, "darf keine Steuerzeichen enthalten.")),
  stars: z.int().check(z.gte(1, "muss zwischen 1 und 5 liegen."), z.lte(5, "muss zwischen 1 und 5 liegen.")),
  update_date: instant,
  /** For ratings that are new here: an export says so. */
  withdrawn: z.optional(z.boolean()),
});

export const latestSearchRow = z.strictObject({
  type: z.literal("latest_search"),
  external_id: key,
  user: key,
  what: oneLineOf(1, 200),
  where: z.optional(oneLine(200)),
  timestamp: instant,
});

export const viewedEntryRow = z.strictObject({
  type: z.literal("viewed_entry"),
  external_id: key,
  user: key,
  company: key,
  timestamp: instant,
});
