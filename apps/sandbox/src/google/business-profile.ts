/**
 * The Business Profile APIs as Google documents them: Account Management v1, Business Information v1 and Verifications
 * v1, each below the name of its host.
 */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { numberOf } from "./businesses.ts";
import type { Grant, World } from "./world.ts";

const ACCOUNTS = "/google/mybusinessaccountmanagement/v1/accounts";
const INFORMATION = "/google/mybusinessbusinessinformation/v1/";
const VERIFICATIONS = "/google/mybusinessverifications/v1/";
const LARGEST_PAGE = 100;

const failure = (status: number, code: string, retryAfter?: number): SandboxAnswer => ({
  status,
  body: { error: { code: status, status: code, message: code } },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/** Only the fields that the mask names, as Google does: without a mask it refuses. */
const masked = (fields: Record<string, unknown>, mask: string): Record<string, unknown> =>
  Object.fromEntries(mask.split(",").flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));

export function answerBusinessProfile(world: World, grant: Grant, request: SandboxRequest): SandboxAnswer | undefined {
  const { email } = grant;
  const fault = world.faultOf(email);
  if (fault === "limit") return failure(429, "RESOURCE_EXHAUSTED", 30);
  if (fault === "away") return failure(503, "UNAVAILABLE");
  if (request.path === ACCOUNTS) return accounts(grant);
  if (request.path.startsWith(VERIFICATIONS)) return voice(world, grant, request.path);
  if (!request.path.startsWith(INFORMATION)) return undefined;
  const rest = request.path.slice(INFORMATION.length);
  if (/^accounts\/\d+\/locations$/.test(rest)) return locations(world, grant, rest, request.query);
  const location = world.locations(grant).find(({ name }) => name === rest);
  if (location === undefined) return failure(404, "NOT_FOUND");
  const withMetadata = { ...location, metadata: { hasVoiceOfMerchant: world.standingOf(grant) === "confirmed" } };
  if (request.method === "GET") {
    const mask = request.query.get("readMask") ?? "";
    return mask === "" ? failure(400, "INVALID_ARGUMENT") : { status: 200, body: masked(withMetadata, mask) };
  }
  if (request.method !== "PATCH") return undefined;
  return patch(world, grant, rest, request);
}

const accounts = ({ email }: Grant): SandboxAnswer => ({
  status: 200,
  body: { accounts: [{ name: `accounts/${numberOf(email)}`, accountName: email, type: "PERSONAL", role: "OWNER" }] },
});

function locations(world: World, grant: Grant, rest: string, query: URLSearchParams): SandboxAnswer {
  if (rest.split("/")[1] !== numberOf(grant.email)) return failure(403, "PERMISSION_DENIED");
  const mask = query.get("readMask") ?? "";
  if (mask === "") return failure(400, "INVALID_ARGUMENT");
  const size = Math.min(Number(query.get("pageSize") ?? "10") || 10, LARGEST_PAGE);
  const start = Number(query.get("pageToken") ?? "0") || 0;
  const all = world.locations(grant);
  const metadata = { hasVoiceOfMerchant: world.standingOf(grant) === "confirmed" };
  const page = all.slice(start, start + size).map((location) => masked({ ...location, metadata }, mask));
  // As in proto3's JSON, nothing is said where there is nothing.
  return {
    status: 200,
    body: {
      ...(page.length === 0 ? {} : { locations: page }),
      ...(start + size < all.length ? { nextPageToken: String(start + size) } : {}),
    },
  };
}

function voice(world: World, grant: Grant, path: string): SandboxAnswer {
  const name = path.slice(VERIFICATIONS.length).replace(/\/VoiceOfMerchantState$/, "");
  if (!world.locations(grant).some((location) => location.name === name)) return failure(404, "NOT_FOUND");
  const standing = world.standingOf(grant);
  if (standing === "confirmed") return { status: 200, body: { hasVoiceOfMerchant: true, hasBusinessAuthority: true } };
  const next =
    standing === "suspended"
      ? { complyWithGuidelines: { recommendationReason: "BUSINESS_LOCATION_SUSPENDED" } }
      : { verify: {} };
  return { status: 200, body: next };
}

/** A phone that Google refuses, to see what the portal does then. */
const REFUSED_PHONE = "0000";

function patch(world: World, { email }: Grant, name: string, { query, body }: SandboxRequest): SandboxAnswer {
  const mask = query.get("updateMask") ?? "";
  if (mask === "") return failure(400, "INVALID_ARGUMENT");
  const fields = masked(JSON.parse(body) as Record<string, unknown>, mask);
  if (JSON.stringify(fields).includes(REFUSED_PHONE)) return failure(400, "INVALID_ARGUMENT");
  world.edit(email, name, fields);
  return { status: 200, body: { name, ...fields } };
}
