/**
 * Visits of the product's own public pages. Nothing is stored on the visitor's device, and of the visitor nothing but
 * the day's hash of network address and browser (`visitors.ts`).
 */
import type { Metric } from "@portal/contract/tracking/events/calls";
import type { FastifyRequest } from "fastify";
import { BoundedMap } from "../../../platform/cache/bounded-map.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { lookUpSession } from "../../../platform/session/guard.ts";
import { randomToken } from "../../../platform/tokens.ts";
import { deviceOf, isRobot } from "./events.ts";
import { ingestEvents } from "./ingest.ts";

const HOUR_MS = 3_600_000;
/** Events that one network address can add in an hour: a household or an office does, a script would not stop there. */
const AT_MOST = { forOneCompany: 20, together: 200 };
const KNOWN_ADDRESSES = 50_000;

export type OwnPage = ReturnType<typeof createOwnPage>;

export function createOwnPage(dependencies: Dependencies) {
  const { db, clock, log } = dependencies;
  const counts = new BoundedMap<string, number>(KNOWN_ADDRESSES);
  const exceeds = (key: string, most: number): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most;
  };

  /** People of the company and customer care look at the entry to check it. */
  const isOwn = async (request: FastifyRequest, companyId: number): Promise<boolean> => {
    const found = await lookUpSession(dependencies, request, { accountId: companyId, subjectId: null });
    return found !== null && (found.accountRight !== null || found.session.agent !== null);
  };

  const count = async (request: FastifyRequest, companyId: number, metric: Metric): Promise<void> => {
    const agent = request.headers["user-agent"];
    if (isRobot(agent) || isAhead(request) || (await isOwn(request, companyId))) return;
    const now = clock.now();
    const hour = Math.floor(now.getTime() / HOUR_MS);
    const together = exceeds(`${hour} ${request.ip}`, AT_MOST.together);
    if (exceeds(`${hour} ${request.ip} ${companyId}`, AT_MOST.forOneCompany) || together) return;
    const known = await db.selectFrom("companies").select("id").where("id", "=", companyId).executeTakeFirst();
    if (known === undefined) return;
    const event = {
      eventId: `page:${randomToken()}`,
      companyId,
      metric,
      at: now.getTime(),
      device: deviceOf(agent),
      term: null,
      visitor: `${request.ip} ${agent}`,
      repeat: false,
    };
    await db.transaction().execute((trx) => ingestEvents(trx, [event], now));
  };

  return {
    /** Beside the answer, never in its way: a visit that can't be counted is a line in the log. */
    count: (request: FastifyRequest, companyId: number, metric: Metric): void =>
      void count(request, companyId, metric).catch((error: unknown) =>
        log.warn({ err: error }, "a visit is not counted"),
      ),
  };
}

/** A page that a browser fetches in advance, and that nobody may ever look at. */
const isAhead = ({ headers }: FastifyRequest): boolean =>
  /prefetch|prerender/.test(`${String(headers["sec-purpose"])} ${String(headers["purpose"])}`);
