/** The calls of login with Facebook (Specification §7 "Auth"). */
import {
  serveAddFacebook,
  serveBeginFacebook,
  serveBeginFacebookLink,
  serveGetFacebookPerson,
  serveGetOwnFacebook,
  serveLinkFacebook,
  serveLoginByFacebook,
  serveRegisterByFacebook,
  serveUnlinkFacebook,
} from "./calls.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { randomToken } from "../../../platform/tokens.ts";
import { visitorOf } from "../anonymous-calls.ts";
import type { LoginCompletion } from "../complete-login.ts";
import { hashOfSecret, keepBrowserSecret } from "../registration/browser-secret.ts";
import type { FacebookService } from "./service.ts";
import { forgetWaiting, keepWaiting, readWaiting } from "./waiting.ts";

export function facebookRoutes(
  dependencies: Dependencies,
  service: FacebookService,
  { completeLogin, originOf }: Pick<LoginCompletion, "completeLogin" | "originOf">,
): Call[] {
  const { environment } = dependencies;
  const visitor = (request: FastifyRequest) => visitorOf(request, environment);

  /** @throws Problem `auth.facebook_expired` if nothing is stored */
  const knownPerson = async (request: FastifyRequest) => {
    const waiting = await readWaiting(request, dependencies);
    if (waiting?.kind !== "known") throw new Problem("auth.facebook_expired");
    return waiting;
  };

  /** The person that Facebook names. Stored, because Facebook's code works once and more steps may follow. */
  const identified = async (request: FastifyRequest, reply: FastifyReply, query: string | undefined) => {
    if (query === undefined) return knownPerson(request);
    const waiting = await readWaiting(request, dependencies);
    // The same redirect again, now with the second factor.
    if (waiting?.kind === "known" && new URLSearchParams(query).get("state") === waiting.state) return waiting;
    if (waiting?.kind !== "begun") throw new Problem("auth.facebook_expired");
    forgetWaiting(reply, dependencies);
    const person = await service.identify(query, waiting, visitor(request).brand);
    const { remember, state } = waiting;
    const known = { kind: "known" as const, remember, state, ...person };
    await keepWaiting(reply, dependencies, known);
    return known;
  };

  return [
    call(serveBeginFacebook, async ({ request, reply, body }) => {
      const { link, begun } = await service.begin(visitor(request).brand);
      await keepWaiting(reply, dependencies, { kind: "begun", remember: body.remember, ...begun });
      return { link };
    }),

    call(serveLoginByFacebook, async ({ request, reply, body }) => {
      const person = await identified(request, reply, body.query);
      const manner = { remember: person.remember, secondFactor: body.secondFactor };
      const issued = await service.logIn(person, manner, originOf(request));
      forgetWaiting(reply, dependencies);
      return { user: await completeLogin(request, reply, issued) };
    }),

    call(serveGetFacebookPerson, async ({ request }) => {
      const { name, email } = await knownPerson(request);
      return { name, email };
    }),

    call(serveLinkFacebook, async ({ request, reply, body }) => {
      const person = await knownPerson(request);
      const issued = await service.link(person, body, originOf(request), visitor(request).brand);
      forgetWaiting(reply, dependencies);
      return { user: await completeLogin(request, reply, issued) };
    }),

    call(serveRegisterByFacebook, async ({ request, reply }) => {
      const secret = randomToken();
      const answer = await service.register(await knownPerson(request), hashOfSecret(secret), visitor(request));
      forgetWaiting(reply, dependencies);
      keepBrowserSecret(reply, environment, secret);
      return answer;
    }),

    call(serveBeginFacebookLink, async ({ session, request, reply, body }) => {
      const { userId } = session;
      const { link, begun } = await service.beginLink(session, body.password, visitor(request).brand);
      await keepWaiting(reply, dependencies, { kind: "linking", remember: false, userId, ...begun });
      return { link };
    }),

    call(serveAddFacebook, async ({ session, request, reply, body }) => {
      const waiting = await readWaiting(request, dependencies);
      forgetWaiting(reply, dependencies);
      // Started by this very person: a redirect that somebody else brings links nothing.
      if (waiting?.kind !== "linking" || waiting.userId !== session.userId) throw new Problem("auth.facebook_expired");
      await service.add(session, body.query, waiting, visitor(request).brand);
      return {};
    }),

    call(serveGetOwnFacebook, ({ session }) => service.state(session.userId)),

    call(serveUnlinkFacebook, async ({ session, request }) => {
      await service.unlink(session, visitor(request).brand);
      return {};
    }),
  ];
}
