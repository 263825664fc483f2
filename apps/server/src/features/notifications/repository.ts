import type { Notice } from "@portal/contract/notifications/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

const inForce = statement<Notice, [now: Date]>(`
  select id, message, level, label, dismissible from notices
  where (starts_at is null or starts_at <= $1) and (ends_at is null or ends_at > $1)
  order by case level when 'danger' then 0 when 'warning' then 1 when 'success' then 2 else 3 end, id desc
  limit 20`);

/** Current notices, most severe first; at most 20. */
export const noticesInForce = (db: Kysely<Database>, now: Date): Promise<Notice[]> => inForce(db, now);
