/** Rows of the import that tell people something: server notices and modal notifications (Specification §3). */
import { parseRedirectUri } from "@portal/contract/pages/redirect-target";
import { instant, key, oneLine, oneLineOf } from "@portal/contract/text/one-line";
import type { ModalNotificationTable, NoticeTable } from "@portal/db/rows";
import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";

const noticeRow = z
  .strictObject({
    type: z.literal("notice"),
    external_id: key,
    message: oneLineOf(1, 1000),
    level: z.enum(["info", "success", "warning", "danger"]),
    label: z.optional(oneLine(100)),
    dismissible: z.optional(z.boolean()),
    starts: z.optional(z.nullable(instant)),
    ends: z.optional(z.nullable(instant)),
  })
  .check(
    z.refine((row) => !row.starts || !row.ends || Date.parse(row.starts) < Date.parse(row.ends), {
      path: ["ends"],
      error: "muss nach dem Beginn liegen.",
    }),
  );

export const noticeKind = importKind({
  type: "notice",
  row: noticeRow,
  nameField: "external_id",
  table: importTable({
    name: "notices",
    key: ["external_id"],
    columns: (row: z.output<typeof noticeRow>) => {
      const columns: Partial<Selectable<NoticeTable>> = {
        external_id: row.external_id,
        message: row.message,
        level: row.level,
      };
      if (row.label !== undefined) columns.label = row.label;
      if (row.dismissible !== undefined) columns.dismissible = row.dismissible;
      if (row.starts !== undefined) columns.starts_at = toDate(row.starts);
      if (row.ends !== undefined) columns.ends_at = toDate(row.ends);
      return columns;
    },
    defaults: () => ({ label: "", dismissible: true, starts_at: null, ends_at: null }),
  }),
});

/**
 * A page that `/redirect` follows, or an address outside; which of those are allowed is a setting of the server that
 * redirects.
 */
const isButtonLink = (text: string): boolean =>
  text.startsWith("/")
    ? parseRedirectUri(text, { allowedDomains: [] }).kind !== "refused"
    : /^(?:$|https?:\/\/)/.test(text);

/** The external id is the code by which people are given the notification. */
const notificationRow = z.strictObject({
  type: z.literal("notification"),
  external_id: key.check(z.refine((code) => code !== "none", "steht für keine Mitteilung.")),
  headline: oneLineOf(1, 200),
  text: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(2000),
      z.regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|\n)*$/u, "darf keine Steuerzeichen enthalten."),
    ),
  button_text: z.optional(oneLine(50)),
  button_link: z.optional(
    oneLine(500).check(z.refine(isButtonLink, "muss eine Seite des Portals oder eine Adresse mit https:// sein.")),
  ),
});

export const notificationKind = importKind({
  type: "notification",
  row: notificationRow,
  nameField: "external_id",
  table: importTable({
    name: "modal_notifications",
    key: ["code"],
    columns: (row: z.output<typeof notificationRow>) => {
      const columns: Partial<Selectable<ModalNotificationTable>> = {
        code: row.external_id,
        headline: row.headline,
        text: row.text,
      };
      if (row.button_text !== undefined) columns.button_text = row.button_text;
      if (row.button_link !== undefined) columns.button_link = row.button_link;
      return columns;
    },
    defaults: () => ({ button_text: "", button_link: "" }),
  }),
});
