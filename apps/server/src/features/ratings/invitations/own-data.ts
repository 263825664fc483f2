/** What the portal stores of people who are invited to rate, and of people who rated without a login. */
import { statement } from "@portal/db/statement";
import { companyNameOf, nameless, type SliceOwnData } from "../../../platform/personal-data/own-data.ts";

const emptyInvitations = statement<never, [email: string]>(
  "update rating_invitations set email = '', name = '' where email <> '' and lower(email) = lower($1)",
);
const emptySubmissions = statement<never, [email: string]>(
  "update rating_submissions set email = '' where email <> '' and lower(email) = lower($1)",
);

export const ratingInvitationsOwnData: SliceOwnData = {
  kinds: {
    rating_invitations: {
      from: `rating_invitations i
      where i.noted_by_user_id = u.id or i.email <> '' and lower(i.email) = lower(u.email)`,
      fields: `'company', ${companyNameOf("i")}, 'state', i.state, 'basis', i.basis, 'basis_on', i.basis_on, 'sent_at', i.sent_at,
      'invited', case when lower(i.email) = lower(u.email) then 'you' else 'by you' end`,
      order: "i.id",
    },
    rating_submissions: {
      from: `rating_submissions s where s.email <> '' and lower(s.email) = lower(u.email)`,
      fields: `'company', ${companyNameOf("s")}, 'stars', s.stars, 'title', s.title, 'text', s.body, 'name', s.author_name,
      'email', s.email, 'state', s.state, 'submitted_at', s.submitted_at`,
      order: "s.id",
    },
  },
  columns: {
    "rating_invitations.noted_by_user_id": nameless("rating_invitations"),
    "rating_invitations.email": nameless("rating_invitations"),
    "rating_submissions.email": nameless("rating_submissions"),
  },
  retention: {
    rating_invitations: { swept: "ratingInvitations", after: "90 days for addresses, 24 months for the row" },
    rating_submissions: {
      swept: "ratingSubmissions",
      after: "14 days without confirmation, 30 days after being withdrawn; published ones while the rating is shown",
    },
    invitation_opt_outs: { kept: "keyed hashes of addresses that must never be invited again" },
    invitation_keys: { kept: "one key for the hashes of addresses" },
  },
  erase: async (trx, { email }) => {
    await emptyInvitations(trx, email);
    await emptySubmissions(trx, email);
  },
};
