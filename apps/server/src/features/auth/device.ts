/**
 * The device cookie: proof that this browser has logged in as a person before. It gives the browser throttle counters of
 * its own, nothing else. The trust ends after 90 days without a login and with the next password: the signature covers
 * the hash of the password that was in force.
 */
import { statement } from "@portal/db/statement";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { cookieName, isHttps } from "../../platform/session/https.ts";
import { equalSecrets, randomToken, sign } from "../../platform/tokens.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;
type Device = { id: string; trustedAt: number };

const TRUST_SECONDS = 90 * 24 * 3600;
const COOKIE_PATTERN = /^([\w-]{22})\.(\d{1,11})\.[\w-]+$/;

const passwordOf = statement<{ password_hash: string | null }, [userId: number]>(
  "select password_hash from users where id = $1",
);

const nameOf = (request: FastifyRequest, { environment }: Needs): string =>
  cookieName(request, `${environment.SESSION_COOKIE}-device`);
const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

async function signed({ db, environment }: Needs, userId: number, { id, trustedAt }: Device): Promise<string> {
  const [person] = await passwordOf(db, userId);
  const about = `device|${userId}|${id}|${trustedAt}|${person?.password_hash ?? ""}`;
  return `${id}.${trustedAt}.${sign(environment.SESSION_SECRET, about)}`;
}

/** The id of the device if this browser has logged in as that person and is trusted still. */
export async function trustedDevice(
  needs: Needs,
  request: FastifyRequest,
  userId: number | undefined,
): Promise<string | null> {
  const value = request.cookies[nameOf(request, needs)];
  const [, id, seconds] = COOKIE_PATTERN.exec(value ?? "") ?? [];
  const trustedAt = Number(seconds);
  if (value === undefined || id === undefined) return null;
  if (secondsOf(needs.clock.now()) - trustedAt >= TRUST_SECONDS) return null;
  // Unknown people take as long as known ones: nobody has the id 0.
  const expected = await signed(needs, userId ?? 0, { id, trustedAt });
  return userId !== undefined && equalSecrets(value, expected) ? id : null;
}

/** Trusts this browser for 90 days from now. A device keeps its id, so that its counters go on. */
export async function trustDevice(needs: Needs, reply: FastifyReply, userId: number): Promise<void> {
  const { request } = reply;
  const id = (await trustedDevice(needs, request, userId)) ?? randomToken();
  const value = await signed(needs, userId, { id, trustedAt: secondsOf(needs.clock.now()) });
  reply.setCookie(nameOf(request, needs), value, {
    httpOnly: true,
    maxAge: TRUST_SECONDS,
    path: "/api/auth",
    sameSite: "strict",
    secure: isHttps(request),
  });
}
