/** Liveness and readiness of the process. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Dependencies } from "../platform/dependencies.ts";
import { send } from "../platform/http/errors.ts";
import { Problem } from "../platform/problem.ts";

/** The supervisor and load balancers ask over plain http. */
const ASKED_INSIDE = { config: { plainHttp: true } };

export function registerHealth(app: FastifyInstance, { db }: Dependencies): void {
  app.get("/api/health/live", ASKED_INSIDE, async () => ({ status: "ok" }));
  app.get("/api/health/ready", ASKED_INSIDE, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: "ok" };
    } catch {
      return send(reply, new Problem("server.unavailable"));
    }
  });
}
