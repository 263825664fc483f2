/**
 * Events of entries: views and actions. They come from the public directory in signed batches
 * (docs/tracking-format.md), from the import, and from our own public pages.
 */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { instant, key, oneLineOf } from "../../text/one-line.ts";

/** What is counted. `view`: somebody opened the entry. The others are clicks in it. */
export const METRICS = ["view", "call", "route", "website", "email"] as const;
export type Metric = (typeof METRICS)[number];
export const ACTIONS = ["call", "route", "website", "email"] as const satisfies readonly Metric[];
export type Action = (typeof ACTIONS)[number];

export const DEVICES = ["phone", "computer", "tablet", "unknown"] as const;
export type Device = (typeof DEVICES)[number];

/** Fields of one event, on the wire and in an import. */
export const trackingFields = {
  /** The provider's key of the company. */
  company: key,
  metric: z.enum(METRICS),
  /** When it happened. */
  at: instant.check(z.refine((at) => at >= "2000" && at < "2100", "liegt in keinem denkbaren Jahr.")),
  /** Without it the user agent decides. */
  device: z.optional(z.enum(DEVICES)),
  /** What the person searched for. */
  term: z.optional(oneLineOf(1, 200)),
  /** Distinguishes visitors of one day; never stored. */
  visitor: z.optional(oneLineOf(1, 200)),
  /** Identifies robots and devices; never stored. */
  user_agent: z.optional(oneLineOf(1, 1000)),
};

export const MAX_BATCH_EVENTS = 5000;
export const TRACKING_BODY_LIMIT_BYTES = 1_000_000;
/** Minutes by which the time of a signature may differ from ours. */
export const SIGNATURE_MINUTES = 5;
/** Days by which a batch may be late. */
export const LATE_DAYS = 7;

/** Headers of a signed batch: the key's id, seconds since 1970, and the HMAC as hexadecimal digits. */
export const SIGNATURE_HEADERS = {
  key: "x-tracking-key",
  timestamp: "x-tracking-timestamp",
  signature: "x-tracking-signature",
} as const;

/** Why one event of a batch was refused. The others are stored. */
export const REFUSAL_REASONS = ["company_unknown", "too_old", "in_future"] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type BatchResult = {
  /** New events, including those that don't count. */
  stored: number;
  /** Of these: counted. Not counted: the same visitor within the hour. */
  counted: number;
  /** Stored before. */
  repeated: number;
  /** Events of robots; not stored. */
  robots: number;
  refused: { id: string; reason: RefusalReason }[];
};

const trackedEvent = z.strictObject({ id: key, ...trackingFields });

/** A signed batch. Sending it again changes nothing. */
export const ingestTrackingEvents = endpoint<BatchResult>()({
  name: "ingestTrackingEvents",
  method: "POST",
  path: "/api/tracking/events",
  xsrf: false,
  body: z.strictObject({
    events: z.array(trackedEvent).check(z.minLength(1), z.maxLength(MAX_BATCH_EVENTS)),
  }),
  errors: ["tracking.signature_invalid"],
});

/** A click on a public page, sent as a beacon. Nothing is read from or stored on the device, and there is no answer. */
export const trackAction = endpoint<unknown>()({
  name: "trackAction",
  method: "POST",
  path: "/api/tracking/actions",
  xsrf: false,
  body: z.strictObject({ company: idNumber, action: z.enum(ACTIONS) }),
  errors: ["auth.xsrf_invalid"],
});
