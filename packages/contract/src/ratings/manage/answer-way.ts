/** How a source takes answers. */
import type { RatingSource } from "../sources.ts";

/** `own`: we show the answer. `google`: it is sent over the connection. `elsewhere`: only at the source itself. */
export type AnswerWay = "own" | "google" | "elsewhere";

export const answerWayOf = (source: RatingSource): AnswerWay =>
  source === "google" ? "google" : source === "provider" || source === "wkdb" ? "own" : "elsewhere";
