/** SQL for notifications in a modal and for who has read them. */
import type { ModalNotification } from "@portal/contract/notifications/modal/calls";
import { statement } from "@portal/db/statement";
import { NEXT_NOTIFICATION } from "../../../platform/contact/next-notification.ts";

/** The content of a notification; no row if the code is not defined. */
export const modalContent = statement<ModalNotification, [code: string]>(
  "select headline, text, button_link, button_text from modal_notifications where code = $1",
);

/** Stores codes only that exist or that the person was given, so that callers cannot fill the table. */
export const markRead = statement<never, [userId: number, code: string, now: Date]>(`
  insert into user_notifications (user_id, code, given_at, read_at)
  select u.id, $2, $3, $3 from users u
  where u.id = $1 and (u.notification_code = $2 or exists (select from modal_notifications m where m.code = $2))
  on conflict (user_id, code) do update set read_at = excluded.read_at`);

/** Gives a person a notification, again if it was read; no row if the code is not defined. */
export const give = statement<{ code: string }, [userId: number, code: string, now: Date]>(`
  insert into user_notifications (user_id, code, given_at)
  select $1, m.code, $3 from modal_notifications m where m.code = $2
  on conflict (user_id, code) do update set read_at = null, company_id = null, given_at = excluded.given_at
  returning code`);

/** The code of the notification that the person sees next, or "none". */
export const nextCode = statement<{ code: string }, [userId: number]>(
  `select ${NEXT_NOTIFICATION} as code from users u where u.id = $1`,
);
