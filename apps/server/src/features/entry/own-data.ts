/** What the portal stores of a person: changes of entries. */
import { companyNameOf, nameless, ofCompany, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const entryOwnData: SliceOwnData = {
  kinds: {
    entry_changes: {
      from: `entry_changes e where e.actor_user_id = u.id or e.agent_user_id = u.id`,
      fields: `'company', ${companyNameOf("e")}, 'part', e.part, 'fields', e.fields, 'at', e.changed_at`,
      order: "e.id",
    },
  },
  retention: { entries: { kept: "what the company publishes; it goes with the company" } },
  columns: {
    "entry_changes.actor_user_id": nameless("entry_changes"),
    "entry_changes.agent_user_id": nameless("entry_changes"),
    "entries.email": ofCompany,
  },
};
