/** Awards that follow from ratings, and surveys among employees. */
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

type RatingAwardTable = {
  id: Generated<number>;
  company_id: number;
  awarded_on: string;
  ended_on: string | null;
  ratings: number;
  stars: number;
};

type EmployerSurveyTable = {
  company_id: number;
  surveyed_on: string;
  answers: number;
  recommending: number;
  reported_at: Timestamp;
};

export type RatingAwardTables = { rating_awards: RatingAwardTable; employer_surveys: EmployerSurveyTable };
