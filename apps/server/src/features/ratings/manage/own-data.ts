/** What the portal stores of a person: what they did with answers to ratings. */
import { companyNameOf, nameless, type SliceOwnData } from "../../../platform/personal-data/own-data.ts";

export const ratingAnswersOwnData: SliceOwnData = {
  kinds: {
    rating_answer_steps: {
      from: "rating_answer_changes c where c.user_id = u.id",
      fields: `'company', ${companyNameOf("c")}, 'rating', c.rating_id, 'step', c.step, 'text', c.text, 'at', c.at`,
      order: "c.id",
    },
  },
  columns: {
    "rating_answer_changes.user_id": nameless("rating_answer_steps"),
    "rating_answers.changed_by_user_id": nameless("rating_answer_steps"),
  },
};
