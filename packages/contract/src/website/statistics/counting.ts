/** Own counting of websites without Matomo: signed batches of the servers that host them (docs/tracking-format.md). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { instant, key, oneLineOf } from "../../text/one-line.ts";
import { type BatchResult, DEVICES, MAX_BATCH_EVENTS } from "../../tracking/events/calls.ts";

const hit = z.strictObject({
  id: key,
  /** The provider's keys of company and website. */
  company: key,
  website: key,
  at: instant.check(z.refine((at) => at >= "2000" && at < "2100", "liegt in keinem denkbaren Jahr.")),
  /** Without it the user agent decides. */
  device: z.optional(z.enum(DEVICES)),
  /** Host of the page that the visitor came from; only that, never its path. */
  referrer: z.optional(oneLineOf(1, 253)),
  /** What the visitor searched for, where the search engine says so, and the campaign of a link. */
  keyword: z.optional(oneLineOf(1, 200)),
  campaign: z.optional(oneLineOf(1, 200)),
  /** Distinguishes visitors of one day; never stored. */
  visitor: z.optional(oneLineOf(1, 200)),
  /** Identifies robots and devices; never stored. */
  user_agent: z.optional(oneLineOf(1, 1000)),
});
export type WireHit = z.output<typeof hit>;

export type HitBatchResult = Omit<BatchResult, "refused" | "counted"> & {
  /** Of the stored views: visits that began with them. */
  visits: number;
  refused: { id: string; reason: HitRefusal }[];
};

export const HIT_REFUSALS = ["website_unknown", "too_old", "in_future"] as const;
export type HitRefusal = (typeof HIT_REFUSALS)[number];

/** A signed batch of page views. Sending it again changes nothing. */
export const ingestWebsiteHits = endpoint<HitBatchResult>()({
  name: "ingestWebsiteHits",
  method: "POST",
  path: "/api/tracking/website-hits",
  xsrf: false,
  body: z.strictObject({ hits: z.array(hit).check(z.minLength(1), z.maxLength(MAX_BATCH_EVENTS)) }),
  errors: ["tracking.signature_invalid"],
});

/** The script that a website's server serves as its own. */
export const getCountingScript = endpoint<unknown>()({
  name: "getCountingScript",
  method: "GET",
  path: "/api/tracking/website-script.js",
});
