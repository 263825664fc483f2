/** What the portal stores of a person: notifications. */
import { goes, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const notificationsOwnData: SliceOwnData = {
  kinds: {
    notifications: {
      from: "user_notifications n where n.user_id = u.id",
      fields: "'code', n.code, 'given_at', n.given_at, 'read_at', n.read_at",
      order: "n.given_at, n.code",
    },
  },
  retention: {
    modal_notifications: { kept: "the provider's texts" },
    notices: { kept: "the provider's texts" },
  },
  columns: {
    "user_notifications.user_id": goes("notifications"),
  },
};
