/** Objections to ratings, and their steps. */
import type { DecisionGround, ObjectionOutcome, ObjectionReason } from "@portal/contract/ratings/objections/reasons";
import type { ObjectionAction, ObjectionRole, ObjectionState } from "@portal/contract/ratings/objections/states";
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

type RatingObjectionTable = {
  id: Generated<number>;
  company_id: number;
  rating_id: number;
  author_user_id: number | null;
  author_submission_id: Generated<number | null>;
  rating_version_id: Generated<number | null>;
  reason: ObjectionReason;
  text: string;
  state: ObjectionState;
  author_asked_at: Timestamp | null;
  due_on: string | null;
  outcome: ObjectionOutcome | null;
  ground: DecisionGround | null;
  reasons: string | null;
  decided_by_user_id: number | null;
  proposed_outcome: ObjectionOutcome | null;
  proposed_ground: DecisionGround | null;
  proposed_reasons: string | null;
  proposed_by_user_id: number | null;
  brand: string;
  request_key: string;
  created_by_user_id: number | null;
  agent_user_id: number | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  ended_at: Timestamp | null;
};

type RatingObjectionStepTable = {
  id: Generated<number>;
  objection_id: number;
  action: ObjectionAction | "object";
  role: ObjectionRole;
  user_id: number | null;
  text: Generated<string>;
  at: Timestamp;
};

export type RatingObjectionTables = {
  rating_objections: RatingObjectionTable;
  rating_objection_steps: RatingObjectionStepTable;
};
