/**
 * To whom the provider may send a kind of mail: `portal subscribers`. The address is that of the company's contact
 * persons, by the rule of Specification §5; `subscriptions.api.test.ts` compares both.
 */
import type { AccountLock } from "@portal/contract/account-locks/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

export type Subscriber = { company: string; name: string; email: string };

/** Kinds of mail that the provider sends from its own system, with the lock that ends each. */
export const SUBSCRIBER_KINDS = {
  product: "productNewsletter",
  success: "successNewsletter",
  survey: "surveys",
  service: "serviceSurveys",
} as const satisfies Record<string, AccountLock>;
export type SubscriberKind = keyof typeof SUBSCRIBER_KINDS;

/** Days after the end of a service case in which the company may be asked how it went. */
const ASKED_DAYS = 30;

const SUBSCRIBERS = (condition: string): string => `
  select c.external_id as company, c.display_name as name, chosen.email
  from companies c cross join lateral (
    select k.email from contact_persons k
    where k.company_id = c.id and k.removed_at is null and trim(k.email) <> ''
      and (k.is_dummy or k.roles && '{Recipient,Director,Employee}')
    order by case when k.is_dummy then 4 when 'Recipient' = any (k.roles) then 1 when 'Director' = any (k.roles) then 2 else 3 end,
             k.external_id limit 1) chosen
  where ${condition} and may_contact(c.id, $1) order by c.external_id`;

/** Customers only: law allows mails about similar products to them (§ 7 UWG), and to nobody else without consent. */
const customers = statement<Subscriber, [lock: AccountLock]>(
  SUBSCRIBERS(
    "exists (select from products p where p.company_id = c.id and p.status in ('Ordered', 'Produced', 'Invoicing'))",
  ),
);
const recentlyHelped = statement<Subscriber, [lock: AccountLock, since: Date]>(
  SUBSCRIBERS(
    "exists (select from service_cases s where s.company_id = c.id and s.state in ('solved', 'closed') and s.ended_at >= $2)",
  ),
);

export const subscribersOf = (db: Kysely<Database>, kind: SubscriberKind, now: Date): Promise<Subscriber[]> =>
  kind === "service"
    ? recentlyHelped(db, SUBSCRIBER_KINDS[kind], new Date(now.getTime() - ASKED_DAYS * 86_400_000))
    : customers(db, SUBSCRIBER_KINDS[kind]);
