/** What the portal stores of people about objections to ratings, and of who added listings. */
import { companyNameOf, goes, nameless, type SliceOwnData } from "../../../platform/personal-data/own-data.ts";

export const ratingsOwnData: SliceOwnData = {
  kinds: {
    rating_objections: {
      from: "rating_objections o where o.created_by_user_id = u.id or o.agent_user_id = u.id",
      fields: `'company', ${companyNameOf("o")}, 'number', o.id, 'reason', o.reason, 'text', o.text, 'state', o.state,
      'created_at', o.created_at`,
      order: "o.id",
    },
    objections_to_ratings: {
      // As an array, so that each way in finds its rows by its index.
      from: `rating_objections o where o.author_asked_at is not null and (o.author_user_id = u.id
      or o.author_submission_id = any (array(select s.id from rating_submissions s
                                             where s.email <> '' and lower(s.email) = lower(u.email))))`,
      fields: `'company', ${companyNameOf("o")}, 'number', o.id, 'reason', o.reason, 'text', o.text, 'state', o.state,
      'outcome', o.outcome, 'reasons', o.reasons, 'asked_at', o.author_asked_at`,
      order: "o.id",
    },
    rating_objection_steps: {
      from: "rating_objection_steps s where s.user_id = u.id",
      fields: "'number', s.objection_id, 'action', s.action, 'role', s.role, 'text', s.text, 'at', s.at",
      order: "s.id",
    },
  },
  columns: {
    "rating_objections.created_by_user_id": nameless("rating_objections"),
    "rating_objections.agent_user_id": nameless("rating_objections"),
    // The objection goes with the rating, and the rating with its author.
    "rating_objections.author_user_id": goes("objections_to_ratings"),
    "rating_objections.decided_by_user_id": nameless("rating_objection_steps"),
    "rating_objections.proposed_by_user_id": nameless("rating_objection_steps"),
    "rating_objection_steps.user_id": nameless("rating_objection_steps"),
    "rating_partners.added_by_user_id": {
      in: { not: "the company's own, in its self-disclosure" },
      end: "nameless",
    },
  },
};
