/** What the portal stores of a person: memberships. */
import { companyNameOf, goes, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const companyDataOwnData: SliceOwnData = {
  kinds: {
    companies: {
      from: `memberships m where m.user_id = u.id`,
      fields: `'id', m.company_id, 'name', ${companyNameOf("m")}, 'right', m."right", 'since', m.created_at`,
      order: "m.company_id",
    },
  },
  columns: {
    "memberships.user_id": goes("companies"),
  },
};
