/** Stores the state between the steps of a login with Facebook: an encrypted cookie, valid for 15 minutes. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { openSecret, sealSecret } from "../../../platform/sealing/sealed-secrets.ts";
import { cookieName, isHttps } from "../../../platform/session/https.ts";
import { minutesAfter } from "../start-session.ts";
import type { Begun, FacebookPerson } from "./provider.ts";

export type Waiting = { remember: boolean } & (
  | ({ kind: "begun" } & Begun)
  | ({ kind: "linking"; userId: number } & Begun)
  | ({ kind: "known"; state: string } & FacebookPerson)
);

const ABOUT = "log-in with Facebook";
const WAITING_MINUTES = 15;
type Access = Pick<Dependencies, "environment" | "clock">;

const nameOf = (request: FastifyRequest, { environment }: Access): string =>
  cookieName(request, `${environment.SESSION_COOKIE}-facebook`);
const placeOf = (request: FastifyRequest) =>
  ({ httpOnly: true, path: "/api/auth", sameSite: "lax", secure: isHttps(request) }) as const;

export async function keepWaiting(reply: FastifyReply, access: Access, waiting: Waiting): Promise<void> {
  const endsAt = minutesAfter(access.clock.now(), WAITING_MINUTES).getTime();
  const value = await sealSecret(access.environment, ABOUT, JSON.stringify({ waiting, endsAt }));
  reply.setCookie(nameOf(reply.request, access), value, {
    ...placeOf(reply.request),
    maxAge: WAITING_MINUTES * 60,
  });
}

/** Null if nothing is stored, it expired, or it was changed. */
export async function readWaiting(request: FastifyRequest, access: Access): Promise<Waiting | null> {
  const value = request.cookies[nameOf(request, access)];
  if (value === undefined) return null;
  try {
    const { waiting, endsAt } = JSON.parse(await openSecret(access.environment, ABOUT, value)) as {
      waiting: Waiting;
      endsAt: number;
    };
    return endsAt > access.clock.now().getTime() ? waiting : null;
  } catch {
    return null;
  }
}

export const forgetWaiting = (reply: FastifyReply, access: Access): void =>
  void reply.clearCookie(nameOf(reply.request, access), placeOf(reply.request));
