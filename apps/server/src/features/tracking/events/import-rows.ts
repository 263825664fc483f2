/** Rows of the import about what happened to entries; the same events as in signed batches (`tracking-events.ts`). */
import * as z from "zod/mini";
import { key } from "@portal/contract/text/one-line";
import { trackingFields } from "@portal/contract/tracking/events/calls";

export const trackingEventRow = z.strictObject({
  type: z.literal("tracking_event"),
  external_id: key,
  ...trackingFields,
  /** A visitor's second one within the hour, which doesn't count: an export says so instead of naming the visitor. */
  repeat: z.optional(z.boolean()),
});
