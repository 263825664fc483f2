/**
 * The Business Profile APIs as Google documents them: Account Management v1, Business Information v1, Verifications v1
 * and the reviews of v4, each under its host's name.
 */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { numberOf } from "./businesses.ts";
import type { Grant, FakeGoogle } from "./fake-google.ts";
import { failure } from "./failure.ts";
import { answerReviews, REVIEWS } from "./reviews.ts";

const ACCOUNTS = "/google/mybusinessaccountmanagement/v1/accounts";
const INFORMATION = "/google/mybusinessbusinessinformation/v1/";
const VERIFICATIONS = "/google/mybusinessverifications/v1/";
const LARGEST_PAGE = 100;

/** Only the fields in the mask. Without a mask it refuses, as Google does. */
const masked = (fields: Record<string, unknown>, mask: string): Record<string, unknown> =>
  Object.fromEntries(mask.split(",").flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));

export function answerBusinessProfile(
  google: FakeGoogle,
  grant: Grant,
  request: SandboxRequest,
): SandboxAnswer | undefined {
  const { email } = grant;
  const fault = google.faultOf(email);
  if (fault === "limit") return failure(429, "RESOURCE_EXHAUSTED", 30);
  if (fault === "away") return failure(503, "UNAVAILABLE");
  if (request.path === ACCOUNTS) return accounts(grant);
  if (request.path.startsWith(VERIFICATIONS)) return voice(google, grant, request.path);
  if (request.path.startsWith(REVIEWS)) return answerReviews(google, grant, request);
  if (!request.path.startsWith(INFORMATION)) return undefined;
  const rest = request.path.slice(INFORMATION.length);
  if (/^accounts\/\d+\/locations$/.test(rest)) return locations(google, grant, rest, request.query);
  const location = google.locations(grant).find(({ name }) => name === rest);
  if (location === undefined) return failure(404, "NOT_FOUND");
  const withMetadata = { ...location, metadata: { hasVoiceOfMerchant: google.verificationOf(grant) === "confirmed" } };
  if (request.method === "GET") {
    const mask = request.query.get("readMask") ?? "";
    return mask === "" ? failure(400, "INVALID_ARGUMENT") : { status: 200, body: masked(withMetadata, mask) };
  }
  if (request.method !== "PATCH") return undefined;
  return patch(google, grant, rest, request);
}

const accounts = ({ email }: Grant): SandboxAnswer => ({
  status: 200,
  body: { accounts: [{ name: `accounts/${numberOf(email)}`, accountName: email, type: "PERSONAL", role: "OWNER" }] },
});

function locations(google: FakeGoogle, grant: Grant, rest: string, query: URLSearchParams): SandboxAnswer {
  if (rest.split("/")[1] !== numberOf(grant.email)) return failure(403, "PERMISSION_DENIED");
  const mask = query.get("readMask") ?? "";
  if (mask === "") return failure(400, "INVALID_ARGUMENT");
  const size = Math.min(Number(query.get("pageSize") ?? "10") || 10, LARGEST_PAGE);
  const start = Number(query.get("pageToken") ?? "0") || 0;
  const all = google.locations(grant);
  const metadata = { hasVoiceOfMerchant: google.verificationOf(grant) === "confirmed" };
  const page = all.slice(start, start + size).map((location) => masked({ ...location, metadata }, mask));
  // Like proto3's JSON, omits empty lists.
  return {
    status: 200,
    body: {
      ...(page.length === 0 ? {} : { locations: page }),
      ...(start + size < all.length ? { nextPageToken: String(start + size) } : {}),
    },
  };
}

function voice(google: FakeGoogle, grant: Grant, path: string): SandboxAnswer {
  const name = path.slice(VERIFICATIONS.length).replace(/\/VoiceOfMerchantState$/, "");
  if (!google.locations(grant).some((location) => location.name === name)) return failure(404, "NOT_FOUND");
  const verification = google.verificationOf(grant);
  if (verification === "confirmed")
    return { status: 200, body: { hasVoiceOfMerchant: true, hasBusinessAuthority: true } };
  const next =
    verification === "suspended"
      ? { complyWithGuidelines: { recommendationReason: "BUSINESS_LOCATION_SUSPENDED" } }
      : { verify: {} };
  return { status: 200, body: next };
}

/** A phone number that this fake refuses. */
const REFUSED_PHONE = "0000";

function patch(google: FakeGoogle, { email }: Grant, name: string, { query, body }: SandboxRequest): SandboxAnswer {
  const mask = query.get("updateMask") ?? "";
  if (mask === "") return failure(400, "INVALID_ARGUMENT");
  const fields = masked(JSON.parse(body) as Record<string, unknown>, mask);
  if (JSON.stringify(fields).includes(REFUSED_PHONE)) return failure(400, "INVALID_ARGUMENT");
  google.edit(email, name, fields);
  return { status: 200, body: { name, ...fields } };
}
