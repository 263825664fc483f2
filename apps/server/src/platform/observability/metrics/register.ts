/** `GET /metrics` for Prometheus. */
import { poolStateOf } from "@portal/db/statement";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { send } from "../../http/errors.ts";
import { inTime } from "../../in-time.ts";
import { Problem } from "../../problem.ts";
import { databaseFigures } from "./figures.ts";
import { readersOf } from "./may-read.ts";
import type { Figure } from "./metrics.ts";

export const METRICS_PATH = "/metrics";

/** After this long the figures from the database are left out: the others tell why. */
const DATABASE_PATIENCE_MS = 2000;

/** @param ofSlices figures of the trade, which nothing here knows */
export function registerMetrics(
  app: FastifyInstance,
  dependencies: Dependencies,
  ofSlices: () => Promise<Figure[]>,
): void {
  const { db, environment, events, metrics } = dependencies;
  const mayRead = readersOf(environment);
  let asking: Promise<Figure[]> | undefined;
  const read = async () => [...(await databaseFigures(dependencies)), ...(await ofSlices())];
  // One question at a time, or a database that hangs would fill the pool with them.
  const ask = (): Promise<Figure[]> => (asking ??= read().finally(() => void (asking = undefined)));

  app.get(METRICS_PATH, { config: { plainHttp: true, quiet: true } }, async (request, reply) => {
    // The same answer as for a path that does not exist, because strangers need not know.
    if (!mayRead(request)) return send(reply, new Problem("request.not_found"));
    const pool = Object.entries(poolStateOf(db)).map(([state, value]) => ({ labels: { state }, value }));
    const figures = await inTime(
      ask().catch(() => undefined),
      DATABASE_PATIENCE_MS,
    );
    const { contentType, text } = await metrics.text([
      { name: "portal_database_connections", help: "Connections of the pool, and who waits for one.", values: pool },
      {
        name: "portal_database_figures_up",
        help: "1 if the database told its figures in time.",
        values: [{ value: figures === undefined ? 0 : 1 }],
      },
      { name: "portal_event_streams", help: "Open streams of events.", values: [{ value: events.openStreams() }] },
      ...(figures ?? []),
    ]);
    return reply.header("cache-control", "no-store").type(contentType).send(text);
  });
}
