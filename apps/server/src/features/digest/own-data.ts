/** What the portal stores of a person: which summaries they want by mail. */
import { companyNameOf, goes, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const digestOwnData: SliceOwnData = {
  kinds: {
    digests: {
      from: "digest_subscriptions d where d.user_id = u.id",
      fields: `'company', ${companyNameOf("d")}, 'rhythm', d.rhythm, 'chosen_at', d.chosen_at, 'stopped_at', d.stopped_at`,
      order: "d.company_id",
    },
  },
  columns: { "digest_subscriptions.user_id": goes("digests") },
};
