import { describe, expect, test } from "vitest";
import { aRequest } from "../testing/a-request.ts";
import { answerBusinessProfile } from "./business-profile.ts";
import { type Kind, numberOf } from "./businesses.ts";
import { createFakeGoogle } from "./fake-google.ts";

const EMAIL = "anna@google.example";

/** The reviews of the account's first location. `at` is the path of one review. */
function reviewsOf(kind: Kind = "one") {
  const google = createFakeGoogle();
  const grant = { email: EMAIL, kind, scope: "", grantedAt: 1 };
  const location = google.locations(grant)[0]?.name ?? "locations/0";
  const at = (review: string, account = numberOf(EMAIL)) =>
    `/google/mybusiness/v4/accounts/${account}/${location}/reviews/${review}`;
  const ask = (method: string, path: string, json?: unknown) =>
    answerBusinessProfile(google, grant, aRequest(`${method} ${path}`, json === undefined ? {} : { json }));
  const replyOf = (review: string) => {
    const body = ask("GET", at(review))?.body as { reviewReply?: { comment: string; reviewReplyState: string } };
    return body.reviewReply;
  };
  return { google, at, ask, replyOf };
}

describe("a reply", () => {
  test("PUT stores it, a second PUT replaces it, and the review then shows it", () => {
    const { at, ask, replyOf } = reviewsOf();
    expect(replyOf("r1")).toBeUndefined();
    expect(ask("PUT", `${at("r1")}/reply`, { comment: "Danke" })?.body).toMatchObject({ comment: "Danke" });
    ask("PUT", `${at("r1")}/reply`, { comment: "Vielen Dank" });
    expect(replyOf("r1")).toMatchObject({ comment: "Vielen Dank", reviewReplyState: "APPROVED" });
    expect(replyOf("r2")).toBeUndefined();
  });

  test("DELETE removes it; a second DELETE finds none", () => {
    const { at, ask, replyOf } = reviewsOf();
    ask("PUT", `${at("r1")}/reply`, { comment: "Danke" });
    expect(ask("DELETE", `${at("r1")}/reply`)?.status).toBe(200);
    expect(replyOf("r1")).toBeUndefined();
    expect(ask("DELETE", `${at("r1")}/reply`)?.status).toBe(404);
  });

  test.each([
    ["empty", { comment: "" }],
    ["no text", { comment: 5 }],
    ["4,098 bytes of umlauts", { comment: "ä".repeat(2049) }],
  ])("%s is refused", (_, body) => {
    const { at, ask } = reviewsOf();
    expect(ask("PUT", `${at("r1")}/reply`, body)?.status).toBe(400);
  });

  test("one with [pending] is approved from the second time it is read; one with [rejected] stays rejected", () => {
    const { at, ask, replyOf } = reviewsOf();
    ask("PUT", `${at("r1")}/reply`, { comment: "Danke [pending]" });
    ask("PUT", `${at("r2")}/reply`, { comment: "Danke [rejected]" });
    expect(["r1", "r1", "r2", "r2"].map((id) => replyOf(id)?.reviewReplyState)).toEqual([
      "PENDING",
      "APPROVED",
      "REJECTED",
      "REJECTED",
    ]);
  });
});

test("a review that is gone, and one of another account, have no replies", () => {
  const { at, ask } = reviewsOf();
  expect(ask("PUT", `${at("gone-1")}/reply`, { comment: "Danke" })?.status).toBe(404);
  expect(ask("PUT", `${at("r1", numberOf("bob@google.example"))}/reply`, { comment: "Danke" })?.status).toBe(403);
});

test("a location that Google has not confirmed may not reply", () => {
  const { at, ask } = reviewsOf("unverified");
  expect(ask("PUT", `${at("r1")}/reply`, { comment: "Danke" })?.status).toBe(403);
});
