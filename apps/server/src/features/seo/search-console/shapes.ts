/** Answers of the Search Console API v3 as published. Fields that this code does not read are left out. */
import * as z from "zod/mini";
import { isDay } from "@portal/contract/time/berlin-time";

const day = z.string().check(z.refine(isDay));
const amount = z.number().check(z.minimum(0));
const sums = { clicks: amount, impressions: amount, position: amount };

/** A row of a query by `dimension`: its key, and what was counted. */
const row = z.object({ keys: z.array(z.string()).check(z.minLength(1)), ...sums });
export type QueryRow = z.output<typeof row>;

/** An answer without rows has no `rows` field at all. */
export const queryAnswer = z.object({
  rows: z._default(z.array(row), []),
  metadata: z.optional(z.object({ first_incomplete_date: z.optional(day) })),
});

export const sitesAnswer = z.object({
  siteEntry: z._default(z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })), []),
});

/** Somebody added the property and never proved to own it: Search Console shows them nothing. */
export const UNVERIFIED = "siteUnverifiedUser";
