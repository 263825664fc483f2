/**
 * Reviews and replies to them, `accounts.locations.reviews` of v4: list, get, update and delete. The list holds what the
 * account's page made people rate; besides, every review of an own location exists, except those whose id begins with
 * "gone". A reply with "[pending]" waits for Google's check until it was read twice,
 * and one with "[rejected]" violates a policy.
 */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { numberOf } from "./businesses.ts";
import { failure } from "./failure.ts";
import type { FakeGoogle, Grant, Reply } from "./fake-google.ts";

export const REVIEWS = "/google/mybusiness/v4/";
const NAME = /^accounts\/(\d+)\/(locations\/\d+)\/reviews\/([\w-]{1,200})(\/reply)?$/;
const LIST = /^accounts\/(\d+)\/(locations\/\d+)\/reviews$/;
const MOST_BYTES = 4096;
const LARGEST_PAGE = 50;

export function answerReviews(google: FakeGoogle, grant: Grant, request: SandboxRequest): SandboxAnswer | undefined {
  if (request.method === "GET" && LIST.test(request.path.slice(REVIEWS.length))) return list(google, grant, request);
  const [, account, location, review = "", reply] = NAME.exec(request.path.slice(REVIEWS.length)) ?? [];
  if (location === undefined) return undefined;
  if (account !== numberOf(grant.email)) return failure(403, "PERMISSION_DENIED");
  if (!google.locations(grant).some(({ name }) => name === location) || review.startsWith("gone"))
    return failure(404, "NOT_FOUND");
  const name = `accounts/${account}/${location}/reviews/${review}`;
  if (request.method === "GET" && reply === undefined) return read(google, name, review);
  if (reply === undefined) return undefined;
  if (google.verificationOf(grant) !== "confirmed") return failure(403, "PERMISSION_DENIED");
  if (request.method === "DELETE") {
    return google.replies.delete(name) ? { status: 200, body: {} } : failure(404, "NOT_FOUND");
  }
  return request.method === "PUT" ? write(google, name, request.body) : undefined;
}

function list(google: FakeGoogle, grant: Grant, { path, query }: SandboxRequest): SandboxAnswer {
  const [, account, location] = LIST.exec(path.slice(REVIEWS.length)) ?? [];
  if (account !== numberOf(grant.email)) return failure(403, "PERMISSION_DENIED");
  const own = google.locations(grant);
  if (!own.some(({ name }) => name === location)) return failure(404, "NOT_FOUND");
  const all = own[0]?.name === location ? google.reviewsOf(grant.email) : [];
  const size = Math.min(Number(query.get("pageSize") ?? "50") || LARGEST_PAGE, LARGEST_PAGE);
  const start = Number(query.get("pageToken") ?? "0") || 0;
  const page = all.slice(start, start + size).map(({ number, ...review }) => {
    const name = `accounts/${account}/${location}/reviews/g-${number}`;
    const reply = google.replies.get(name);
    return { name, reviewId: `g-${number}`, ...review, ...(reply === undefined ? {} : { reviewReply: reply }) };
  });
  // Like proto3's JSON, omits empty lists and zeros.
  return {
    status: 200,
    body: {
      ...(page.length === 0 ? {} : { reviews: page, totalReviewCount: all.length }),
      ...(start + size < all.length ? { nextPageToken: String(start + size) } : {}),
    },
  };
}

function read(google: FakeGoogle, name: string, reviewId: string): SandboxAnswer {
  const reply = google.replies.get(name);
  if (reply?.reviewReplyState === "PENDING") google.replies.set(name, { ...reply, reviewReplyState: "APPROVED" });
  return { status: 200, body: { name, reviewId, ...(reply === undefined ? {} : { reviewReply: reply }) } };
}

function write(google: FakeGoogle, name: string, body: string): SandboxAnswer {
  const { comment } = JSON.parse(body) as { comment?: unknown };
  if (typeof comment !== "string" || comment === "" || Buffer.byteLength(comment) > MOST_BYTES)
    return failure(400, "INVALID_ARGUMENT");
  const reply: Reply = {
    comment,
    updateTime: new Date().toISOString(),
    reviewReplyState: comment.includes("[rejected]")
      ? "REJECTED"
      : comment.includes("[pending]")
        ? "PENDING"
        : "APPROVED",
  };
  google.replies.set(name, reply);
  return { status: 200, body: reply };
}
