/** What the portal stores of a person: claims. */
import { companyNameOf, goes, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const claimingOwnData: SliceOwnData = {
  kinds: {
    claims: {
      from: `claims k where k.user_id = u.id`,
      fields: `'company', ${companyNameOf("k")}, 'state', k.state, 'proof', k.proof, 'sent_to', k.sent_to, 'started_at', k.started_at,
      'changed_at', k.changed_at, 'confirmed_at', k.confirmed_at`,
      order: "k.id",
    },
  },
  columns: {
    "claims.user_id": goes("claims"),
  },
};
