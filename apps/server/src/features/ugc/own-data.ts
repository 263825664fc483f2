/** What the portal stores of a person: contributions. */
import { statement } from "@portal/db/statement";
import { companyNameOf, nameless, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

const emptyAddress = statement<never, [userId: number, email: string]>(
  "update contributions set email = '' where user_id = $1 or email <> '' and lower(email) = lower($2)",
);

export const ugcOwnData: SliceOwnData = {
  kinds: {
    contributions: {
      from: `contributions h 
      where h.user_id = u.id or h.email <> '' and lower(h.email) = lower(u.email)`,
      fields: `'company', ${companyNameOf("h")}, 'kind', h.kind, 'text', h.text, 'email', h.email, 'state', h.state,
      'created_at', h.created_at`,
      order: "h.id",
    },
  },
  retention: {
    contributions: { swept: "contributions", after: "90 days after the decision, 180 days without one" },
  },
  columns: {
    "contributions.user_id": nameless("contributions"),
    "contributions.email": nameless("contributions"),
  },
  erase: async (trx, { id, email }) => void (await emptyAddress(trx, id, email)),
};
