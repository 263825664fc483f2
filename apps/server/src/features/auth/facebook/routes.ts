/** The calls of log-in with Facebook (Specification §7 "Auth"). */
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
import { visitorOf } from "../entrance.ts";
import type { SignIn } from "../sign-in.ts";
import type { FacebookService } from "./service.ts";
import { forgetWaiting, keepWaiting, readWaiting } from "./waiting.ts";

export function facebookRoutes(
  dependencies: Dependencies,
  service: FacebookService,
  { enter, originOf }: Pick<SignIn, "enter" | "originOf">,
): Call[] {
  const { environment } = dependencies;
  const visitor = (request: FastifyRequest) => visitorOf(request, environment);

  /** @throws Problem `auth.facebook_expired` where nobody waits. */
  const knownPerson = (request: FastifyRequest) => {
    const waiting = readWaiting(request, dependencies);
    if (waiting?.kind !== "known") throw new Problem("auth.facebook_expired");
    return waiting;
  };

  /** Whom Facebook named; kept, because the code in the query serves once and more steps may follow. */
  const identified = async (request: FastifyRequest, reply: FastifyReply, query: string | undefined) => {
    if (query === undefined) return knownPerson(request);
    const waiting = readWaiting(request, dependencies);
    // The same answer once more, with the second factor.
    if (waiting?.kind === "known" && new URLSearchParams(query).get("state") === waiting.state) return waiting;
    if (waiting?.kind !== "begun") throw new Problem("auth.facebook_expired");
    forgetWaiting(reply, dependencies);
    const person = await service.identify(query, waiting, visitor(request).brand);
    const { remember, state } = waiting;
    const known = { kind: "known" as const, remember, state, ...person };
    keepWaiting(reply, dependencies, known);
    return known;
  };

  return [
    call(serveBeginFacebook, async ({ request, reply, body }) => {
      const { link, begun } = await service.begin(visitor(request));
      keepWaiting(reply, dependencies, { kind: "begun", remember: body.remember, ...begun });
      return { link };
    }),

    call(serveLoginByFacebook, async ({ request, reply, body }) => {
      const person = await identified(request, reply, body.query);
      const manner = { remember: person.remember, secondFactor: body.secondFactor };
      const issued = await service.logIn(person, manner, originOf(request));
      forgetWaiting(reply, dependencies);
      return { user: await enter(request, reply, issued) };
    }),

    call(serveGetFacebookPerson, async ({ request }) => {
      const { name, email } = knownPerson(request);
      return { name, email };
    }),

    call(serveLinkFacebook, async ({ request, reply, body }) => {
      const person = knownPerson(request);
      const issued = await service.link(person, body, originOf(request), visitor(request).brand);
      forgetWaiting(reply, dependencies);
      return { user: await enter(request, reply, issued) };
    }),

    call(serveRegisterByFacebook, async ({ request, reply }) => {
      const answer = await service.register(knownPerson(request), visitor(request));
      forgetWaiting(reply, dependencies);
      return answer;
    }),

    call(serveBeginFacebookLink, async ({ session, request, reply, body }) => {
      const { userId } = session;
      const { link, begun } = await service.beginLink(userId, body.password, visitor(request).brand);
      keepWaiting(reply, dependencies, { kind: "linking", remember: false, userId, ...begun });
      return { link };
    }),

    call(serveAddFacebook, async ({ session, request, reply, body }) => {
      const waiting = readWaiting(request, dependencies);
      forgetWaiting(reply, dependencies);
      // begun by this very person: an answer that somebody else brings along links nothing
      if (waiting?.kind !== "linking" || waiting.userId !== session.userId) throw new Problem("auth.facebook_expired");
      await service.add(session.userId, body.query, waiting, visitor(request).brand);
      return {};
    }),

    call(serveGetOwnFacebook, ({ session }) => service.state(session.userId)),

    call(serveUnlinkFacebook, async ({ session, request }) => {
      await service.unlink(session.userId, visitor(request).brand);
      return {};
    }),
  ];
}
