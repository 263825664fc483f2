/**
 * Counts visits of the product's own public pages. Nothing is stored on the visitor's device, and only the day's hash of
 * network address and browser is stored here (`visitors.ts`).
 */
import type { Metric } from "@portal/contract/tracking/events/calls";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { isAhead } from "../../../platform/http/is-ahead.ts";
import { networkBucket } from "../../../platform/rate-limits/network-bucket.ts";
import { countIfAllowed } from "../../../platform/rate-limits/rate-limits.ts";
import { lookUpSession } from "../../../platform/session/guard.ts";
import { randomToken } from "../../../platform/tokens.ts";
import { choiceOf } from "../choice-cookie.ts";
import { deviceOf, isRobot } from "./events.ts";
import { ingestEvents } from "./ingest.ts";

const HOUR_SECONDS = 3600;
/** Events that one network can add per hour, and for one company: enough for a household or an office. */
const AT_MOST = { forOneCompany: 20, together: 200 };

export type OwnPage = ReturnType<typeof createOwnPage>;

export function createOwnPage(dependencies: Dependencies) {
  const { db, clock, log } = dependencies;
  const isAllowed = (network: string, companyId: number): Promise<boolean> =>
    countIfAllowed(
      db,
      [
        { key: `visits:${companyId}:${network}`, limit: AT_MOST.forOneCompany, windowSeconds: HOUR_SECONDS },
        { key: `visits:${network}`, limit: AT_MOST.together, windowSeconds: HOUR_SECONDS },
      ],
      clock.now(),
    );

  /** The company's own people and customer care do not count as visitors. */
  const isOwn = async (request: FastifyRequest, companyId: number): Promise<boolean> => {
    const found = await lookUpSession(dependencies, request, { accountId: companyId, subjectId: null });
    return found !== null && (found.accountRight !== null || found.session.agent !== null);
  };

  const count = async (request: FastifyRequest, companyId: number, metric: Metric): Promise<void> => {
    const agent = request.headers["user-agent"];
    if (isRobot(agent) || isAhead(request) || hasRefused(request) || (await isOwn(request, companyId))) return;
    const now = clock.now();
    const network = networkBucket(request.ip);
    const known = await db.selectFrom("companies").select("id").where("id", "=", companyId).executeTakeFirst();
    if (known === undefined || !(await isAllowed(network, companyId))) return;
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

/** "Nur notwendige" is an objection to counting (GDPR article 21): then nothing at all is counted. */
const hasRefused = (request: FastifyRequest): boolean => choiceOf(request)?.statistics === false;
