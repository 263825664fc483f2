/** What the portal stores of a person: what they decided about creatives of TV banners. */
import { companyNameOf, nameless, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const tvBannersOwnData: SliceOwnData = {
  kinds: {
    tv_creative_steps: {
      from: "tv_creative_events e join tv_creatives k on k.id = e.creative_id where e.user_id = u.id",
      fields: `'company', ${companyNameOf("k")}, 'creative', k.name, 'kind', e.kind, 'reason', e.reason, 'at', e.at`,
      order: "e.id",
    },
  },
  columns: { "tv_creative_events.user_id": nameless("tv_creative_steps") },
};
