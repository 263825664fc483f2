/** The error codes that a call can answer. The error handler and the OpenAPI document use the same list. */
import { needsXsrf } from "@portal/contract/http/endpoint";
import type { ProblemCode } from "@portal/contract/http/problems";
import { isQuota } from "../rate-limits/quota.ts";
import type { ServedEndpoint } from "./served-call.ts";

/** Any request can be unreadable, meet a defect, or need something that is away. */
const OF_ANY_CALL: readonly ProblemCode[] = ["request.malformed", "server.defect", "server.unavailable"];

/** The codes that the row declares and those that follow from its access, its quota and its request, sorted. */
export function errorCodesOf(served: ServedEndpoint): ProblemCode[] {
  const { endpoint, quota } = served;
  const codes = [...OF_ANY_CALL, ...endpoint.errors, ...accessCodes(served)];
  if (needsXsrf(endpoint)) codes.push("auth.xsrf_invalid");
  if (isQuota(quota)) codes.push(quota.refuse);
  if (endpoint.params || endpoint.query || endpoint.body) codes.push("request.invalid");
  if (endpoint.method !== "GET") codes.push("request.too_large", "request.type_not_supported");
  return [...new Set(codes)].toSorted();
}

function accessCodes({ endpoint, access, agent, withoutSecondFactor }: ServedEndpoint): ProblemCode[] {
  const namesCompany = endpoint.accountId !== "ignored";
  if (access.kind === "public" && !namesCompany) return [];
  const codes: ProblemCode[] = ["auth.no_session"];
  if (!withoutSecondFactor) codes.push("auth.second_factor_missing");
  if (namesCompany) codes.push("account_id_invalid", "account_not_available");
  const namesRoles =
    access.kind === "session" ? access.roles !== undefined : access.kind === "account" && access.agentsOnly;
  if (!agent || namesRoles) codes.push("auth.role_missing");
  if (access.kind === "account" && access.need !== "read") codes.push("auth.right_missing");
  if (access.kind === "account" && access.families) codes.push("product.not_booked");
  return codes;
}
