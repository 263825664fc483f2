/** The cookie with the choice about statistics. Scripts of the page may read it; it has no Domain attribute. */
import {
  COOKIE_CHOICE_COOKIE,
  COOKIE_CHOICE_DAYS,
  type CookieChoice,
  readChoice,
  writtenChoice,
} from "@portal/contract/tracking/cookie-choice";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isHttps } from "../../platform/session/https.ts";

export const choiceOf = (request: FastifyRequest): CookieChoice | null =>
  readChoice(request.cookies[COOKIE_CHOICE_COOKIE]);

export function setChoiceCookie(reply: FastifyReply, choice: CookieChoice): void {
  reply.setCookie(COOKIE_CHOICE_COOKIE, writtenChoice(choice), {
    path: "/",
    sameSite: "lax",
    secure: isHttps(reply.request),
    maxAge: COOKIE_CHOICE_DAYS * 86_400,
  });
}
