/** SQL of notifications in a modal, and of who has seen which. */
import type { ModalNotification } from "@portal/contract/notifications/modal/calls";
import { statement } from "@portal/db/statement";
import { NEXT_NOTIFICATION } from "../../platform/contact/next-notification.ts";

/** The content of a code; nothing where nobody defined it. */
export const modalContent = statement<ModalNotification, [code: string]>(
  "select headline, text, button_link, button_text from modal_notifications where code = $1",
);

/** Only codes that exist, or that the person was given: anything else would be stored for nothing. */
export const markRead = statement<never, [userId: number, code: string, now: Date]>(`
  insert into user_notifications (user_id, code, given_at, read_at)
  select u.id, $2, $3, $3 from users u
  where u.id = $1 and (u.notification_code = $2 or exists (select from modal_notifications m where m.code = $2))
  on conflict (user_id, code) do update set read_at = excluded.read_at`);

/** Gives a person a notification, again where it has been seen; answers nothing where the code is not defined. */
export const give = statement<{ code: string }, [userId: number, code: string, now: Date]>(`
  insert into user_notifications (user_id, code, given_at)
  select $1, m.code, $3 from modal_notifications m where m.code = $2
  on conflict (user_id, code) do update set read_at = null, company_id = null, given_at = excluded.given_at
  returning code`);

/** The code that the person is to see next, "none" where there is nothing. */
export const nextCode = statement<{ code: string }, [userId: number]>(
  `select ${NEXT_NOTIFICATION} as code from users u where u.id = $1`,
);
