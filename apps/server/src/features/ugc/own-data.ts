/** What the portal stores of a person: contributions and notices of illegal content. */
import { statement } from "@portal/db/statement";
import { companyNameOf, nameless, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

const emptyAddress = statement<never, [userId: number, email: string]>(
  "update contributions set email = '' where user_id = $1 or email <> '' and lower(email) = lower($2)",
);

// Whoever is gone reads no decision, so the link of the mail ends too.
const forgetNotifier = statement<never, [userId: number, email: string]>(`
  update content_notices set email = '', name = '', user_id = null, notifier_hash = null
  where user_id = $1 or email <> '' and lower(email) = lower($2)`);

export const ugcOwnData: SliceOwnData = {
  kinds: {
    contributions: {
      from: `contributions h 
      where h.user_id = u.id or h.email <> '' and lower(h.email) = lower(u.email)`,
      fields: `'company', ${companyNameOf("h")}, 'kind', h.kind, 'text', h.text, 'email', h.email, 'state', h.state,
      'created_at', h.created_at`,
      order: "h.id",
    },
    content_notices: {
      from: `content_notices n
      where n.user_id = u.id or n.email <> '' and lower(n.email) = lower(u.email)`,
      fields: `'company', ${companyNameOf("n")}, 'target', n.target, 'ground', n.ground, 'text', n.text, 'name', n.name,
      'email', n.email, 'state', n.state, 'outcome', n.outcome, 'reasons', n.reasons, 'received_at', n.received_at`,
      order: "n.id",
    },
  },
  retention: {
    content_notices: { swept: "contentNotices", after: "three years after they were closed" },
    contributions: { swept: "contributions", after: "90 days after the decision, 180 days without one" },
  },
  columns: {
    "content_notices.user_id": nameless("content_notices"),
    "content_notices.email": nameless("content_notices"),
    "contributions.user_id": nameless("contributions"),
    "contributions.email": nameless("contributions"),
  },
  async erase(trx, { id, email }) {
    await emptyAddress(trx, id, email);
    await forgetNotifier(trx, id, email);
  },
};
