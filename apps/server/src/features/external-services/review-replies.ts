/** Replies to a company's Google reviews over its connection, for the slice of ratings. */
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { LocationNotFound } from "./google/business-profile.ts";
import { isGoogleSetUp } from "./google/provider.ts";
import { createReplies, type ReviewPlace } from "./google/replies.ts";
import { connectionForUse, type Company } from "./repository.ts";
import { createTokenStore } from "./token-store.ts";

/** What keeps a company from replying at Google. */
export type ReplyConnection = "ready" | "not_set_up" | "not_connected";

/** `gone`: Google knows no such review, or the account may not reply to it. */
export type ReplyResult = "done" | "pending" | "rejected" | "refused" | "gone" | "not_connected";

export function createReviewReplies(dependencies: Dependencies) {
  const { db, environment } = dependencies;
  const { withToken } = createTokenStore(dependencies);

  async function placeOf(company: Company, review: string): Promise<ReviewPlace | null> {
    const row = await connectionForUse(db, company, "google");
    if (row?.state !== "connected" || row.account_id === null || row.location_id === null) return null;
    return { account: row.account_id, location: row.location_id, review };
  }

  return {
    async connection(company: Company): Promise<ReplyConnection> {
      if (!isGoogleSetUp(environment)) return "not_set_up";
      return (await placeOf(company, "")) === null ? "not_connected" : "ready";
    },

    /**
     * Makes Google's reply equal to `text`; null deletes it. Repeating it changes nothing.
     * @throws Problem `external_services.away` or `.busy`: try again later.
     */
    async bring(company: Company, review: string, text: string | null): Promise<ReplyResult> {
      const place = isGoogleSetUp(environment) ? await placeOf(company, review) : null;
      if (place === null) return "not_connected";
      const google = createReplies(environment);
      try {
        return await withToken(company, async (token) => {
          if (text === null) {
            await google.remove(token, place);
            return "done";
          }
          const before = await google.find(token, place);
          const state = before?.text === text ? before.state : await google.write(token, place, text);
          return state === "shown" ? "done" : state;
        });
      } catch (error) {
        return resultOf(error);
      }
    },
  };
}

function resultOf(error: unknown): ReplyResult {
  if (error instanceof LocationNotFound) return "gone";
  if (!(error instanceof Problem)) throw error;
  if (error.code === "external_services.refused_by_google") return "refused";
  if (error.code === "external_services.not_granted" || error.code === "external_services.revoked")
    return "not_connected";
  throw error;
}
