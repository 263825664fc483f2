/** Ratings, answers and their changes as the browser gets them. */
import type { AnswerChange, EarlierRating, ManagedRating, RatingAnswer } from "@portal/contract/ratings/manage/calls";
import type { AccountScope } from "../../../platform/session/session.ts";
import { shownName } from "../../../platform/session/shown-login.ts";
import type { ChangeRow, EarlierRow, RatingRow } from "./list/repository.ts";

const isoOf = (at: string): string => new Date(at).toISOString();

function toAnswer(scope: AccountScope, answer: NonNullable<RatingRow["answer"]>): RatingAnswer {
  const { state, draft, text, moderation, reason, delivery, failure, version } = answer;
  return {
    state,
    draft,
    text,
    isEdited: answer.is_edited,
    moderation,
    reason,
    delivery,
    failure,
    publishedAt: answer.published_at === null ? null : isoOf(answer.published_at),
    changedAt: isoOf(answer.changed_at),
    changedBy: answer.by_support ? "" : (shownName(scope, answer.changed_by) ?? ""),
    bySupport: answer.by_support,
    version,
  };
}

export const toManagedRating = (scope: AccountScope, row: RatingRow): ManagedRating => ({
  id: row.id,
  source: row.source,
  stars: row.stars,
  title: row.title,
  text: row.body,
  author: row.author_name,
  ratedAt: row.rated_at.toISOString(),
  url: row.url,
  isHeld: row.state === "held",
  doneAt: row.done_at?.toISOString() ?? null,
  answer: row.answer === null ? null : toAnswer(scope, row.answer),
});

export const toEarlier = ({ stars, title, body, replaced_at: until }: EarlierRow): EarlierRating => ({
  stars,
  title,
  text: body,
  until: until.toISOString(),
});

export const toChange = (scope: AccountScope, row: ChangeRow): AnswerChange => ({
  id: row.id,
  step: row.step,
  text: row.text,
  at: row.at.toISOString(),
  author: row.author,
  name: shownName(scope, row.name) ?? "",
});
