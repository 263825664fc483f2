/** SQL of newsletter subscriptions. A row is the proof of consent. */
import { statement } from "@portal/db/statement";

export type SubscriptionRow = {
  id: number;
  email: string;
  requested_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
};

type NewSubscription = [
  email: string,
  emailKey: string,
  brand: string,
  textVersion: string,
  now: Date,
  addressHash: Buffer,
];

// Runs before the row starts again, which overwrites them.
export const keepEndedProof = statement<never, [emailKey: string]>(`
  insert into newsletter_proofs (email, email_key, brand, text_version, requested_at, request_address_hash, confirmed_at,
                                 confirm_address_hash, ended_at)
  select email, email_key, brand, text_version, requested_at, request_address_hash, confirmed_at, confirm_address_hash,
         ended_at
  from newsletter_subscriptions where email_key = $1 and confirmed_at is not null and ended_at is not null for update`);

// An active subscription keeps its proof; any other one starts again.
export const requestSubscription = statement<SubscriptionRow, NewSubscription>(`
  insert into newsletter_subscriptions as s (email, email_key, brand, text_version, requested_at, request_address_hash)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (email_key) do update set
    email = case when s.confirmed_at is null or s.ended_at is not null then excluded.email else s.email end,
    brand = case when s.confirmed_at is null or s.ended_at is not null then excluded.brand else s.brand end,
    text_version = case when s.confirmed_at is null or s.ended_at is not null then excluded.text_version else s.text_version end,
    requested_at = case when s.confirmed_at is null or s.ended_at is not null then excluded.requested_at else s.requested_at end,
    request_address_hash = case when s.confirmed_at is null or s.ended_at is not null
      then excluded.request_address_hash else s.request_address_hash end,
    confirmed_at = case when s.ended_at is null then s.confirmed_at end,
    confirm_address_hash = case when s.ended_at is null then s.confirm_address_hash end,
    ended_at = null
  returning id, email, requested_at, confirmed_at, ended_at`);

export const subscriptionById = statement<SubscriptionRow, [id: number]>(
  "select id, email, requested_at, confirmed_at, ended_at from newsletter_subscriptions where id = $1",
);

export const confirmSubscription = statement<SubscriptionRow, [id: number, now: Date, addressHash: Buffer]>(`
  update newsletter_subscriptions set confirmed_at = $2, confirm_address_hash = $3
  where id = $1 and confirmed_at is null and ended_at is null
  returning id, email, requested_at, confirmed_at, ended_at`);

export const endSubscription = statement<SubscriptionRow, [id: number, now: Date]>(`
  update newsletter_subscriptions set ended_at = $2 where id = $1 and ended_at is null
  returning id, email, requested_at, confirmed_at, ended_at`);
