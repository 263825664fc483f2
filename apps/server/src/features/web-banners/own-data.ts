/** What the portal stores of a person: their steps at web banners. */
import { nameless, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const webBannersOwnData: SliceOwnData = {
  kinds: {
    web_banner_steps: {
      from: "web_banner_events e join web_banners b on b.id = e.banner_id where e.user_id = u.id",
      fields: `'company', (select name from companies where id = b.company_id), 'banner', b.name, 'action', e.action,
      'reason', e.reason, 'at', e.at`,
      order: "e.id",
    },
  },
  columns: { "web_banner_events.user_id": nameless("web_banner_steps") },
};
