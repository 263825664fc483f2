/** What the portal stores of a person: what they handed over for a website. */
import { companyNameOf, nameless, shortLived, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const websiteOwnData: SliceOwnData = {
  kinds: {
    website_handovers: {
      from: "website_handovers h where h.created_by_user_id = u.id or h.agent_user_id = u.id",
      fields: `'company', ${companyNameOf("h")}, 'number', h.id, 'state', h.state, 'created_at', h.created_at`,
      order: "h.id",
    },
    website_handover_entries: {
      from: "website_handover_events e where e.user_id = u.id",
      fields: "'number', e.handover_id, 'kind', e.kind, 'text', e.text, 'at', e.at",
      order: "e.id",
    },
  },
  columns: {
    "website_handovers.created_by_user_id": nameless("website_handovers"),
    "website_handovers.agent_user_id": nameless("website_handovers"),
    "website_handover_events.user_id": nameless("website_handover_entries"),
    "website_deeplinks.agent_user_id": shortLived("a link of customer care, deleted within a day"),
  },
};
