/** Rate limits and constant time for calls that anybody can make without being logged in. */
import { setTimeout } from "node:timers/promises";
import type { Brand } from "@portal/contract/brands/brand";
import { brandForHost } from "@portal/contract/brands/brands";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { Environment } from "../../platform/environment.ts";
import { hashToken } from "../../platform/tokens.ts";
import { countTowards } from "../../platform/rate-limits/rate-limits.ts";

/** The origin of a call: network address and brand. */
export type Visitor = { address: string; brand: Brand };

export const visitorOf = (request: FastifyRequest, { HOST_SUFFIX }: Environment): Visitor => ({
  address: request.ip,
  brand: brandForHost(request.hostname, { environmentSuffix: HOST_SUFFIX }),
});

const HOUR_SECONDS = 3600;
const MAILS_TO_ONE = 5;

type Access = Pick<Dependencies, "db" | "clock">;

/**
 * Counts a mail to the owner of `loginKey`, known or not.
 * @throws Problem `auth.mails_throttled` beyond 5 an hour
 */
export const countMail = ({ db, clock }: Access, loginKey: string): Promise<void> =>
  countTowards(
    db,
    {
      key: `mails:to:${hashToken(loginKey).toString("base64url")}`,
      limit: MAILS_TO_ONE,
      windowSeconds: HOUR_SECONDS,
    },
    clock.now(),
    "auth.mails_throttled",
  );

/** Longer than the slowest branch, so that the duration does not reveal which one ran. */
export const CONSTANT_TIME_MS = 250;

/** Answers after 250 ms at the earliest. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), setTimeout(CONSTANT_TIME_MS)]);
  return answer;
}
