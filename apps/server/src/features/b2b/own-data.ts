/** What the portal stores of a person: newsletter subscriptions. */
import { statement } from "@portal/db/statement";
import { type PersonColumn, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

const newsletter: PersonColumn = { in: "newsletter", end: { kept: "ended; proof of consent until it is swept" } };
const deleteUnconfirmed = statement<never, [addressKeys: string[]]>(
  "delete from newsletter_subscriptions where email_key = any($1::text[]) and confirmed_at is null",
);
// The proof of consent stays longer than the consent; jobs.ts says how long.
const endSubscriptions = statement<never, [addressKeys: string[], now: Date]>(
  "update newsletter_subscriptions set ended_at = $2 where email_key = any($1::text[]) and ended_at is null",
);

export const b2bOwnData: SliceOwnData = {
  kinds: {
    newsletter: {
      from: "newsletter_subscriptions n where n.email_key = any($2::text[])",
      fields: `'email', n.email, 'text_version', n.text_version, 'requested_at', n.requested_at,
      'confirmed_at', n.confirmed_at, 'ended_at', n.ended_at`,
      order: "n.id",
    },
  },
  retention: {
    newsletter_subscriptions: { swept: "newsletterOrders", after: "30 days unconfirmed, three years after the end" },
  },
  columns: {
    "newsletter_subscriptions.email": newsletter,
    "newsletter_subscriptions.email_key": newsletter,
  },
  async erase(trx, { addressKeys }, now) {
    await deleteUnconfirmed(trx, addressKeys);
    await endSubscriptions(trx, addressKeys, now);
  },
};
