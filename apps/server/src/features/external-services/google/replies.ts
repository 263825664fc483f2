/** Replies to Google reviews: `accounts.locations.reviews` of the Business Profile API v4. */
import * as z from "zod/mini";
import { outgoingFetch } from "../../../platform/outgoing/outgoing-fetch.ts";
import { Problem } from "../../../platform/problem.ts";
import { type AccessToken, errorOf, LocationNotFound } from "./business-profile.ts";
import type { GoogleSettings } from "./provider.ts";

const HOST = "mybusiness.googleapis.com";
const REAL_ISSUER = "https://accounts.google.com";

const reply = z.object({
  comment: z._default(z.string(), ""),
  reviewReplyState: z.optional(z.string()),
});
const review = z.object({ reviewReply: z.optional(reply) });

/** `pending`: Google still checks the reply. `rejected`: it violates a policy of Google. */
export type ReplyState = "shown" | "pending" | "rejected";

const stateOf = ({ reviewReplyState: state }: z.output<typeof reply>): ReplyState =>
  state === "PENDING" ? "pending" : state === "REJECTED" ? "rejected" : "shown";

/** `review` is the id within the location. */
export type ReviewPlace = { account: string; location: string; review: string };

export function createReplies(settings: GoogleSettings) {
  const send = outgoingFetch("google", settings, [HOST]);
  const base =
    settings.GOOGLE_ISSUER === REAL_ISSUER ? `https://${HOST}/v4` : `${settings.GOOGLE_ISSUER}/mybusiness/v4`;
  const addressOf = ({ account, location, review: id }: ReviewPlace): string =>
    `${base}/accounts/${account}/locations/${location}/reviews/${encodeURIComponent(id)}`;

  /** @throws as `createBusinessProfile` */
  async function ask(token: AccessToken, address: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${await token()}`, accept: "application/json" };
    const answer = await send(address, { ...init, headers: { ...headers, "content-type": "application/json" } }).catch(
      () => {
        throw new Problem("external_services.away");
      },
    );
    if (!answer.ok) throw errorOf(answer);
    return answer;
  }
  async function read<S extends z.ZodMiniType>(answer: Response, shape: S): Promise<z.output<S>> {
    const found = shape.safeParse(await answer.json().catch(() => null));
    if (!found.success) throw new Problem("external_services.away");
    return found.data;
  }

  return {
    /** The reply that Google has now; null if there is none. */
    async find(token: AccessToken, place: ReviewPlace): Promise<{ text: string; state: ReplyState } | null> {
      const { reviewReply } = await read(await ask(token, addressOf(place)), review);
      return reviewReply === undefined ? null : { text: reviewReply.comment, state: stateOf(reviewReply) };
    },

    /** Writes or replaces the reply. */
    async write(token: AccessToken, place: ReviewPlace, text: string): Promise<ReplyState> {
      const init = { method: "PUT", body: JSON.stringify({ comment: text }) };
      return stateOf(await read(await ask(token, `${addressOf(place)}/reply`, init), reply));
    },

    /** Deletes the reply; none counts as deleted. */
    async remove(token: AccessToken, place: ReviewPlace): Promise<void> {
      await ask(token, `${addressOf(place)}/reply`, { method: "DELETE" }).catch((error: unknown) => {
        if (!(error instanceof LocationNotFound)) throw error;
      });
    },
  };
}
