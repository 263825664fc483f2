/**
 * Counts visits of the product's own public pages. Nothing is stored on the visitor's device, and only the day's hash of
 * network address and browser is stored here (`visitors.ts`).
 */
import type { Metric } from "@portal/contract/tracking/events/calls";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { networkBucket } from "../../../platform/rate-limits/network-bucket.ts";
import { lookUpSession } from "../../../platform/session/guard.ts";
import { randomToken } from "../../../platform/tokens.ts";
import { deviceOf, isRobot } from "./events.ts";
import { ingestEvents } from "./ingest.ts";

const HOUR_MS = 3_600_000;
/** Events that one network address can add per hour and company: enough for a household or an office. */
const AT_MOST = { forOneCompany: 20, together: 200 };
/** How many counts memory holds; those that were not added to for the longest time go first. */
const COUNTS_IN_MEMORY = 50_000;

export type OwnPage = ReturnType<typeof createOwnPage>;

export function createOwnPage(dependencies: Dependencies) {
  const { db, clock, log } = dependencies;
  const counts = new LRUCache<string, number>({ max: COUNTS_IN_MEMORY });
  const exceeds = (key: string, most: number): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most;
  };

  /** The company's own people and customer care do not count as visitors. */
  const isOwn = async (request: FastifyRequest, companyId: number): Promise<boolean> => {
    const found = await lookUpSession(dependencies, request, { accountId: companyId, subjectId: null });
    return found !== null && (found.accountRight !== null || found.session.agent !== null);
  };

  const count = async (request: FastifyRequest, companyId: number, metric: Metric): Promise<void> => {
    const agent = request.headers["user-agent"];
    if (isRobot(agent) || isAhead(request) || (await isOwn(request, companyId))) return;
    const now = clock.now();
    const hour = Math.floor(now.getTime() / HOUR_MS);
    const network = networkBucket(request.ip);
    const together = exceeds(`${hour} ${network}`, AT_MOST.together);
    if (exceeds(`${hour} ${network} ${companyId}`, AT_MOST.forOneCompany) || together) return;
    const known = await db.selectFrom("companies").select("id").where("id", "=", companyId).executeTakeFirst();
    if (known === undefined) return;
    const event = {
      eventId: `page:${randomToken()}`,
      companyId,
      metric,
      at: now.getTime(),
      device: deviceOf(agent),
      term: null,
      visitor: `${network} ${agent}`,
      repeat: false,
    };
    await db.transaction().execute((trx) => ingestEvents(trx, [event], now));
  };

  return {
    /** Runs without delaying the answer; a failure is logged. */
    count: (request: FastifyRequest, companyId: number, metric: Metric): void =>
      void count(request, companyId, metric).catch((error: unknown) =>
        log.warn({ err: error }, "a visit is not counted"),
      ),
  };
}

/** A prefetched page may never be looked at, so it does not count. */
const isAhead = ({ headers }: FastifyRequest): boolean =>
  /prefetch|prerender/.test(`${String(headers["sec-purpose"])} ${String(headers["purpose"])}`);
