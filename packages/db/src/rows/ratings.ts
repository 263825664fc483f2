/** Ratings of companies, what they said before, their counts, and answers to them. */
import type { AnswerState, Delivery, DeliveryFailure, Moderation } from "@portal/contract/ratings/manage/answer";
import type { AnswerChange } from "@portal/contract/ratings/manage/calls";
import type { RatingSource, RatingState } from "@portal/contract/ratings/sources";
import type { Generated, GeneratedAlways } from "kysely";
import type { Timestamp } from "./columns.ts";

/** `state` follows from `held_at`, `withdrawn_at` and `deleted_at`. */
export type RatingTable = {
  id: Generated<number>;
  company_id: number;
  source: RatingSource;
  external_id: string;
  user_rating_id: number | null;
  stars: number;
  title: Generated<string>;
  body: Generated<string>;
  author_name: Generated<string>;
  url: string | null;
  rated_at: Timestamp;
  updated_at: Timestamp;
  stored_at: Timestamp;
  held_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
  deleted_at: Timestamp | null;
  state: GeneratedAlways<RatingState>;
  answered_at: Timestamp | null;
  done_at: Timestamp | null;
  is_news: Generated<boolean>;
};

type RatingVersionTable = {
  id: Generated<number>;
  rating_id: number;
  stars: number;
  title: string;
  body: string;
  updated_at: Timestamp;
  replaced_at: Timestamp;
};

/** Published ratings by stars. Triggers write them; nobody else does. */
type StarCounts = { one: number; two: number; three: number; four: number; five: number };
type RatingTotalTable = { company_id: number; source: RatingSource } & StarCounts;
type RatingDayTable = { company_id: number; source: RatingSource; day: string } & StarCounts;

export type RatingAnswerTable = {
  rating_id: number;
  company_id: number;
  state: AnswerState;
  draft: string | null;
  text: string;
  is_edited: boolean;
  moderation: Moderation;
  reason: string;
  delivery: Delivery;
  failure: DeliveryFailure | null;
  waits_since: Timestamp | null;
  published_at: Timestamp | null;
  changed_at: Timestamp;
  changed_by_user_id: number | null;
  by_support: boolean;
  version: number;
};

export type RatingAnswerChangeTable = {
  id: Generated<number>;
  rating_id: number;
  company_id: number;
  step: AnswerChange["step"];
  text: string;
  author: AnswerChange["author"];
  user_id: number | null;
  at: Timestamp;
};

type RatingAnswerTemplateTable = {
  id: Generated<number>;
  company_id: number;
  title: string;
  text: string;
  position: number;
  changed_at: Timestamp;
};
type DeletedRatingSummaryTable = { company_id: number; deleted_at: Timestamp };

export type RatingTables = {
  deleted_rating_summaries: DeletedRatingSummaryTable;
  ratings: RatingTable;
  rating_versions: RatingVersionTable;
  rating_totals: RatingTotalTable;
  rating_days: RatingDayTable;
  rating_answers: RatingAnswerTable;
  rating_answer_changes: RatingAnswerChangeTable;
  rating_answer_templates: RatingAnswerTemplateTable;
};
