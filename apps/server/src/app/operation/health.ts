/** Liveness and readiness of the process. Both answer within a second, whatever the database does. */
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { send } from "../../platform/http/errors.ts";
import { Problem } from "../../platform/problem.ts";
import { checkPool } from "./pool-check.ts";
import { isStopping } from "./stop.ts";

/** The supervisor and load balancers ask over plain http. */
const ASKED_INSIDE = { config: { plainHttp: true } };
const OK = { status: "ok" };

/**
 * `ready`: whether requests should come here; no longer once the server is asked to stop. `live`: whether a restart would
 * not help; it would after minutes in which the pool did not work.
 */
export function registerHealth(app: FastifyInstance, { db, environment }: Dependencies): void {
  const pool = checkPool(db);
  const refuse = (reply: FastifyReply) => send(reply, new Problem("server.unavailable"));

  app.get("/api/health/ready", ASKED_INSIDE, async (_request, reply) =>
    !isStopping(app) && (await pool.answers()) ? OK : refuse(reply),
  );
  app.get("/api/health/live", ASKED_INSIDE, async (_request, reply) => {
    await pool.answers();
    return pool.failingFor() < environment.LIVE_TIMEOUT_SECONDS * 1000 ? OK : refuse(reply);
  });
}
