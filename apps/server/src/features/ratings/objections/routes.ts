/** Calls on objections: the company's, the author's, and the desk's. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../../auth/public.ts";
import {
  serveCreateObjection,
  serveGetDeskObjection,
  serveGetDeskObjections,
  serveGetObjection,
  serveGetObjections,
  serveGetObjectionsCsv,
  serveGetOwnObjection,
  serveGetOwnObjections,
  serveGetRatingToObject,
  serveGetStatement,
  serveGiveStatement,
  serveProposeDecision,
  serveStepDeskObjection,
  serveStepObjection,
  serveStepOwnObjection,
} from "./calls.ts";
import { createAuthorService, createDeskService, createStatementService } from "./other-sides.ts";
import { createObjectionService } from "./service.ts";

export function objectionRoutes(dependencies: Dependencies): Call[] {
  const objections = createObjectionService(dependencies);
  const author = createAuthorService(dependencies);
  const statement = createStatementService(dependencies);
  const desk = createDeskService(dependencies);
  const { environment } = dependencies;
  return [
    call(serveGetRatingToObject, ({ scope, params }) => objections.rating(scope, params.id)),
    call(serveCreateObjection, async ({ scope, body, request }) => ({
      objection: await objections.create(scope, body, visitorOf(request, environment).brand),
    })),
    call(serveGetObjections, ({ scope, query }) => objections.list(scope, query)),
    call(serveGetObjectionsCsv, async ({ scope, query, reply }) => {
      const csv = await objections.csv(scope, query.search);
      void reply.header("content-disposition", 'attachment; filename="einwaende.csv"').type("text/csv; charset=utf-8");
      return csv;
    }),
    call(serveGetObjection, async ({ scope, params }) => ({ objection: await objections.read(scope, params.id) })),
    call(serveStepObjection, async ({ scope, params, body }) => ({
      objection: await objections.step(scope, { ...params, ...body }),
    })),

    call(serveGetOwnObjections, ({ session, query }) => author.list(session.userId, query.page)),
    call(serveGetOwnObjection, async ({ session, params }) => ({
      objection: await author.read(session.userId, params.id),
    })),
    call(serveStepOwnObjection, async ({ session, params, body }) => ({
      objection: await author.step(session.userId, { ...params, ...body }),
    })),

    call(serveGetStatement, async ({ body }) => ({ objection: await statement.read(body.token) })),
    call(serveGiveStatement, async ({ body: { token, ...step } }) => ({
      objection: await statement.step(token, step),
    })),

    call(serveGetDeskObjections, ({ query: { page, ...wish } }) => desk.list(wish, page)),
    call(serveGetDeskObjection, async ({ session, params }) => ({
      objection: await desk.read(session.userId, params.id),
    })),
    call(serveStepDeskObjection, async ({ session, params, body }) => ({
      objection: await desk.step(session.userId, { ...params, ...body }),
    })),
    call(serveProposeDecision, async ({ session, params, body }) => ({
      objection: await desk.propose(session.userId, params.id, body),
    })),
  ];
}
