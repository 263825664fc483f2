/** SQL of the subscriptions of browsers, and of what was told. */
import { statement } from "@portal/db/statement";
import { SWEEP_BATCH } from "../sweeps/sweep.ts";

export type SubscriptionRow = {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string;
  created_at: Date;
  last_sent_at: Date | null;
};

const COLUMNS = "id, endpoint, p256dh, auth, user_agent, created_at, last_sent_at";

export const subscriptionsOf = statement<SubscriptionRow, [userId: number]>(
  `select ${COLUMNS} from push_subscriptions where user_id = $1 order by id`,
);

/** Those of a person who wants to hear of the event, of a company that they may still read. */
export const subscriptionsFor = statement<
  SubscriptionRow & { company: string },
  [userId: number, companyId: number, event: string]
>(`
  select s.id, s.endpoint, s.p256dh, s.auth, s.user_agent, s.created_at, s.last_sent_at, c.display_name as company
  from push_subscriptions s
  join memberships m on m.user_id = s.user_id and m.company_id = $2
  join companies c on c.id = m.company_id
  where s.user_id = $1 and wants_notification($1, $3, 'push')
  order by s.id`);

export const saveSubscription = statement<
  never,
  [userId: number, endpoint: string, p256dh: string, auth: string, userAgent: string, now: Date]
>(`
  insert into push_subscriptions (user_id, endpoint, p256dh, auth, user_agent, created_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (endpoint) do update
  set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent`);

export const removeSubscription = statement<never, [userId: number, id: number]>(
  "delete from push_subscriptions where user_id = $1 and id = $2",
);

export const noteSent = statement<never, [id: number, now: Date]>(
  "update push_subscriptions set last_sent_at = $2 where id = $1",
);

/** The members of a company with a subscription, so that jobs exist only for those. */
export const peopleToTell = statement<{ user_id: number }, [companyId: number, event: string]>(`
  select m.user_id from memberships m
  where m.company_id = $1 and exists (select from push_subscriptions s where s.user_id = m.user_id)
    and wants_notification(m.user_id, $2, 'push')
  order by m.user_id`);

/** No row if the person was told of the occasion already. */
export const noteOccasion = statement<{ user_id: number }, [userId: number, occasion: string, now: Date]>(`
  insert into push_messages (user_id, occasion, created_at) values ($1, $2, $3)
  on conflict (user_id, occasion) do nothing returning user_id`);

export const deleteOldOccasions = statement<{ user_id: number }, [before: Date]>(`
  delete from push_messages where (user_id, occasion) in (
    select user_id, occasion from push_messages where created_at < $1
    order by created_at limit ${SWEEP_BATCH} for update skip locked)
  returning user_id`);
