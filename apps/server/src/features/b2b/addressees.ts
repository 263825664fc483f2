/** Current recipients of the newsletter. */
import { statement } from "@portal/db/statement";

export type Addressee = {
  email: string;
  brand: string;
  text_version: string;
  requested_at: Date;
  confirmed_at: Date;
  request_address_hash: Buffer;
};

/** Confirmed and not ended. If a company locked newsletters, its entry's address gets none, whoever ordered it. */
export const newsletterAddressees = statement<Addressee, []>(`
  select s.email, s.brand, s.text_version, s.requested_at, s.confirmed_at, s.request_address_hash
  from newsletter_subscriptions s
  where s.confirmed_at is not null and s.ended_at is null
    and not exists (select from account_locks l join entries e on e.company_id = l.company_id
                    where not may_contact(l.company_id, 'newsletter') and lower(e.email) = lower(s.email))
  order by s.id`);
