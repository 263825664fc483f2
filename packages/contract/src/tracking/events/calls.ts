/**
 * Events of entries: views, and what people did there. They come from the public directory in signed batches
 * (docs/tracking-format.md), from the import, and from the product's own public pages.
 */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { instant, key, oneLineOf } from "../../text/one-line.ts";

/** What is counted; `view` is the entry on somebody's screen, the others are clicks in it. */
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
  /** Without it the user agent tells. */
  device: z.optional(z.enum(DEVICES)),
  /** What the person had searched for. */
  term: z.optional(oneLineOf(1, 200)),
  /** Tells visitors of one day apart; never stored. */
  visitor: z.optional(oneLineOf(1, 200)),
  /** Tells robots and devices; never stored. */
  user_agent: z.optional(oneLineOf(1, 1000)),
};

export const MAX_BATCH_EVENTS = 5000;
export const TRACKING_BODY_LIMIT_BYTES = 1_000_000;
/** Minutes that the time of a signature may differ from ours. */
export const SIGNATURE_MINUTES = 5;
/** A batch may be as many days late. */
export const LATE_DAYS = 7;

/** Headers of a signed batch: the key's id, seconds since 1970, and the HMAC in hexadecimal digits. */
export const SIGNATURE_HEADERS = {
  key: "x-tracking-key",
  timestamp: "x-tracking-timestamp",
  signature: "x-tracking-signature",
} as const;

/** Why one event of a batch was not taken; the others are. */
export const REFUSAL_REASONS = ["company_unknown", "too_old", "in_future"] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type BatchResult = {
  /** Taken now, those that don't count included. */
  stored: number;
  /** Of these: count. Not: the same visitor within the hour. */
  counted: number;
  /** Were here already. */
  repeated: number;
  /** Of robots; not stored. */
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

/** A click on a public page, by a beacon: nothing is asked for or stored on the device, nothing is answered. */
export const trackAction = endpoint<unknown>()({
  name: "trackAction",
  method: "POST",
  path: "/api/tracking/actions",
  xsrf: false,
  body: z.strictObject({ company: idNumber, action: z.enum(ACTIONS) }),
});
