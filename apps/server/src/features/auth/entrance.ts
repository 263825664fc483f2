/** What the calls share that anybody can make without being known: how often, and how long they take. */
import { setTimeout } from "node:timers/promises";
import type { Brand } from "@portal/contract/brands/brand";
import { brandForHost } from "@portal/contract/brands/brands";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { Environment } from "../../platform/environment.ts";
import { hashToken } from "../../platform/tokens.ts";
import { addressBucket, countTowards } from "./throttle.ts";

/** Where a call came from: the network address, and the brand whose page it was. */
export type Visitor = { address: string; brand: Brand };

export const visitorOf = (request: FastifyRequest, { HOST_SUFFIX }: Environment): Visitor => ({
  address: request.ip,
  brand: brandForHost(request.hostname, { environmentSuffix: HOST_SUFFIX }),
});

const HOUR_SECONDS = 3600;
const MAILS_TO_ONE = 5;
const CALLS_FROM_ONE_NETWORK = 60;

type Access = Pick<Dependencies, "db" | "clock">;

/** Counts a call from a network. @throws Problem `auth.mails_throttled` beyond 60 an hour. */
export const countNetwork = ({ db, clock }: Access, address: string): Promise<void> =>
  countTowards(
    db,
    { key: `mails:from:${addressBucket(address)}`, limit: CALLS_FROM_ONE_NETWORK, windowSeconds: HOUR_SECONDS },
    clock.now(),
    "auth.mails_throttled",
  );

/** Counts a mail to whomever `loginKey` names, known or not. @throws Problem `auth.mails_throttled` beyond 5 an hour. */
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

/** Longer than the slowest branch takes, so that time tells nobody which one it was. */
export const STEADY_MS = 250;

/** Answers no earlier than after 250 ms, whatever there was to do. */
export async function inSteadyTime<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), setTimeout(STEADY_MS)]);
  return answer;
}
