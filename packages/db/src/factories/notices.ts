import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, ModalNotificationTable, NoticeTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Inserts a notice that everybody sees now: information, dismissible, without an end. */
export function aNotice(
  db: Kysely<Database>,
  columns: Partial<Insertable<NoticeTable>> = {},
): Promise<Selectable<NoticeTable>> {
  return db
    .insertInto("notices")
    .values({
      external_id: uniqueKey("N"),
      message: "Am Sonntag von 6 bis 8 Uhr warten wir unsere Systeme.",
      level: "info",
      starts_at: null,
      ends_at: null,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a modal notification that can be given to any user. */
export function aModalNotification(
  db: Kysely<Database>,
  columns: Partial<Insertable<ModalNotificationTable>> = {},
): Promise<Selectable<ModalNotificationTable>> {
  return db
    .insertInto("modal_notifications")
    .values({
      code: uniqueKey("mitteilung"),
      headline: "Neu: Ihre Betriebsferien",
      text: "Tragen Sie ein, wann Sie geschlossen haben.",
      button_text: "Jetzt eintragen",
      button_link: "",
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
