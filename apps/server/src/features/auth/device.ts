/**
 * The device cookie: proof that this browser has logged in as a person before. It gives the browser throttle counters of
 * its own, nothing else. The trust ends after 90 days without a login and with the next password: the signature covers
 * the hash of the password that was in force.
 */
import { quickStatement } from "@portal/db/statement";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { cookieName, isHttps } from "../../platform/session/https.ts";
import { equalSecrets, randomToken, sign } from "../../platform/tokens.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;
type Device = { id: string; trustedAt: number };

const TRUST_SECONDS = 90 * 24 * 3600;
const COOKIE_PATTERN = /^([\w-]{22})\.(\d{1,11})\.[\w-]+$/;

const passwordOf = quickStatement<{ password_hash: string | null }, [userId: number]>(
  "select password_hash from users where id = $1",
);

const nameOf = (request: FastifyRequest, { environment }: Pick<Needs, "environment">): string =>
  cookieName(request, `${environment.SESSION_COOKIE}-device`);
const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

type Person = { id: number; passwordHash: string };
/** A person; the hash of the password is looked up where it is undefined. */
export type Known = { id: number; passwordHash?: string | null };

async function personOf({ db }: Needs, { id, passwordHash }: Known): Promise<Person> {
  if (passwordHash !== undefined) return { id, passwordHash: passwordHash ?? "" };
  const [row] = await passwordOf(db, id);
  return { id, passwordHash: row?.password_hash ?? "" };
}

function signed({ environment }: Needs, person: Person, { id, trustedAt }: Device): string {
  const about = `device|${person.id}|${id}|${trustedAt}|${person.passwordHash}`;
  return `${id}.${trustedAt}.${sign(environment.SESSION_SECRET, about)}`;
}

type Shown = Device & { value: string };

/** The device that the cookie names, not yet verified; null without one, or where its trust ended. */
export function shownDevice(needs: Omit<Needs, "db">, request: FastifyRequest): Shown | null {
  const value = request.cookies[nameOf(request, needs)];
  const [, id, seconds] = COOKIE_PATTERN.exec(value ?? "") ?? [];
  const trustedAt = Number(seconds);
  if (value === undefined || id === undefined) return null;
  return secondsOf(needs.clock.now()) - trustedAt >= TRUST_SECONDS ? null : { value, id, trustedAt };
}

const isGenuine = (needs: Needs, person: Person, shown: Shown): boolean =>
  equalSecrets(shown.value, signed(needs, person, shown));

/** The id of the device if this browser has logged in as that person and is trusted still. */
export async function trustedDevice(
  needs: Needs,
  request: FastifyRequest,
  known: Known | null,
): Promise<string | null> {
  const shown = shownDevice(needs, request);
  if (shown === null) return null;
  // Unknown people take as long as known ones: nobody has the id 0.
  const person = await personOf(needs, known ?? { id: 0, passwordHash: null });
  return isGenuine(needs, person, shown) && known !== null ? shown.id : null;
}

/** Trusts this browser for 90 days from now. A device keeps its id, so that its counters go on. */
export async function trustDevice(needs: Needs, reply: FastifyReply, known: Known): Promise<void> {
  const { request } = reply;
  const shown = shownDevice(needs, request);
  const person = await personOf(needs, known);
  const id = shown !== null && isGenuine(needs, person, shown) ? shown.id : randomToken();
  const value = signed(needs, person, { id, trustedAt: secondsOf(needs.clock.now()) });
  reply.setCookie(nameOf(request, needs), value, {
    httpOnly: true,
    maxAge: TRUST_SECONDS,
    path: "/api/auth",
    sameSite: "strict",
    secure: isHttps(request),
  });
}
