import { deleteRating, type OwnRating, restoreRating } from "@portal/contract/user-area/history";
import { apiCall } from "../../../platform/api/api-call.ts";

/** The calls that withdraw a rating and restore it. */
export const withdrawal = ({ id }: OwnRating) => ({
  id: String(id),
  message: "Ihre Bewertung ist zurückgezogen.",
  remove: () => apiCall(deleteRating, { query: { rating_id: String(id) } }),
  restore: () => apiCall(restoreRating, { body: { rating_id: id } }),
});
