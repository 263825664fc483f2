/** Rows of the export that tell people something: server notices and modal notifications. */
import { sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

type Notice = {
  key: string;
  message: string;
  level: string;
  label: string;
  dismissible: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
};

export const noticeExport = exportKind(
  "notice",
  sql<Notice>`
      select coalesce(external_id, 'portal:notice:' || id) as key, * from notices
      order by coalesce(external_id, 'portal:notice:' || id) collate "C"`,
  (notice) => ({
    external_id: notice.key,
    message: notice.message,
    level: notice.level,
    label: notice.label,
    dismissible: notice.dismissible,
    starts: instantText(notice.starts_at),
    ends: instantText(notice.ends_at),
  }),
);

type Notification = { code: string; headline: string; text: string; button_text: string; button_link: string };

export const notificationExport = exportKind(
  "notification",
  sql<Notification>`
      select code, headline, text, button_text, button_link from modal_notifications order by code collate "C"`,
  ({ code, ...content }) => ({ external_id: code, ...content }),
);
