/** The embedded outbox for developers: the mails that the product would have sent. It exists with developer tools only. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idText } from "../http/ids.ts";

export const OUTBOX_PAGE_SIZE = 20;
/** Path prefix of each mail's HTML by its id, for a frame. */
export const OUTBOX_FRAME_PATH = "/outbox/";

/**
 * Instants are ISO, UTC. A mail that is neither sent nor given up is waiting; without a mail server all of them are.
 */
export type OutboxMail = {
  id: number;
  template: string;
  to: string;
  brand: string;
  subject: string;
  text: string;
  createdAt: string;
  sentAt: string | null;
  failedAt: string | null;
};

/** Newest first. `to` filters by one address. `before`: the last id of the previous page. */
export const getOutbox = endpoint<{ mails: OutboxMail[]; more: boolean }>()({
  name: "getOutbox",
  method: "GET",
  path: "/api/development/mails",
  query: z.object({ to: z.optional(z.string().check(z.maxLength(254))), before: z.optional(idText) }),
});
