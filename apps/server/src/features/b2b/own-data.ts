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
      from: `(select id, email, text_version, requested_at, confirmed_at, ended_at from newsletter_subscriptions
              where email_key = any($2::text[])
              union all
              select id, email, text_version, requested_at, confirmed_at, ended_at from newsletter_proofs
              where email_key = any($2::text[])) n`,
      fields: `'email', n.email, 'text_version', n.text_version, 'requested_at', n.requested_at,
      'confirmed_at', n.confirmed_at, 'ended_at', n.ended_at`,
      order: "n.requested_at",
    },
  },
  retention: {
    newsletter_proofs: { swept: "newsletterOrders", after: "three years after the end" },
    newsletter_subscriptions: { swept: "newsletterOrders", after: "30 days unconfirmed, three years after the end" },
  },
  columns: {
    "newsletter_proofs.email": newsletter,
    "newsletter_proofs.email_key": newsletter,
    "newsletter_subscriptions.email": newsletter,
    "newsletter_subscriptions.email_key": newsletter,
  },
  async erase(trx, { addressKeys }, now) {
    await deleteUnconfirmed(trx, addressKeys);
    await endSubscriptions(trx, addressKeys, now);
  },
};
