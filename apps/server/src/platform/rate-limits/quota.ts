/** Quotas of calls that write: declared in the call's row, counted before its handler. */
import { needsXsrf, type Endpoint } from "@portal/contract/http/endpoint";
import type { ProblemCode } from "@portal/contract/http/problems";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { networkBucket } from "./network-bucket.ts";
import { countQuickly, type RateLimit } from "./rate-limits.ts";

/** Who is counted: the logged-in person, the company acted on, or the network that the call comes from. */
type Whose = "person" | "company" | "network";

/** Calls with the same quota are counted together. The first limit that is used up refuses with `refuse`. */
export type Quota = {
  readonly name: string;
  readonly refuse: ProblemCode;
  readonly limits: readonly { readonly per: Whose; readonly limit: number; readonly windowSeconds: number }[];
};

/** A call that may write without a quota, and why. */
export type NoQuota = { readonly because: string };

export const isQuota = (declared: Quota | NoQuota | undefined): declared is Quota =>
  declared !== undefined && "limits" in declared;

/** True for calls that can write, as their row tells. A GET that writes without saying so fails `quotas.api.test.ts`. */
export const needsQuota = (endpoint: Endpoint): boolean =>
  needsXsrf(endpoint) || (endpoint.xsrf === false && endpoint.method !== "GET");

type Caller = Pick<FastifyRequest, "ip" | "session" | "scope">;

/** The limits as they are counted for this caller. */
export const limitsFor = ({ name, limits }: Quota, { ip, session, scope }: Caller): RateLimit[] =>
  limits.map(({ per, limit, windowSeconds }) => {
    const whose = { person: session?.userId, company: scope?.companyId, network: networkBucket(ip) }[per];
    if (whose === undefined) throw new Error(`quota ${name}: the call has no ${per}`);
    return { key: `quota:${name}:${windowSeconds}:${per}:${whose}`, limit, windowSeconds };
  });

/** @throws Problem as the quota says, with the time to wait */
export async function countQuota(
  { db, clock, environment }: Pick<Dependencies, "db" | "clock" | "environment">,
  quota: Quota,
  caller: Caller,
): Promise<void> {
  const limits = limitsFor(quota, caller).map((each) => ({ ...each, limit: each.limit * environment.QUOTA_FACTOR }));
  await countQuickly(db, limits, clock.now(), quota.refuse);
}
