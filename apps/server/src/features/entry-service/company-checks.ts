/** The listing check of a company's own entry (Specification §7 "internalBea"). */
import { isEntryServiceUserData } from "@portal/contract/entry-service/business-data";
import type { EntryServiceData } from "@portal/contract/entry-service/calls";
import { chartOf, correctnessOf } from "@portal/contract/entry-service/rules";
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { openingHoursText } from "@portal/contract/opening-hours/text";
import { germanInstant } from "@portal/contract/text/formats";
import { parseShippingStreet } from "@portal/contract/text/patterns";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { companyEntryOf } from "../entry/public.ts";
import type { ConnectedPortals } from "./connected-portals.ts";
import { expectationOf } from "./expected-listing.ts";
import { portalsCsv } from "./portals-csv.ts";
import { findTrend, hasEntryService, latestChecks, takeOverResults } from "./repository.ts";
import { startCheck } from "./start-check.ts";
import { checkState, companyPortals, lastUpdateOf, nextReadOf } from "./view.ts";

/** Half a year of weekly checks. */
const TREND_POINTS = 26;

export type CompanyChecks = ReturnType<typeof createCompanyChecks>;

export function createCompanyChecks(dependencies: Dependencies, { portals }: ConnectedPortals) {
  const { db, clock } = dependencies;

  async function currentState(scope: AccountScope) {
    const [booked, checks, entry] = await Promise.all([
      hasEntryService(db, scope),
      latestChecks(db, scope),
      companyEntryOf(db, scope.companyId),
    ]);
    const expected = entry === undefined ? null : expectationOf(entry);
    const facts = { booked, portalCount: portals.length, expected, now: clock.now() };
    return { checks, entry, expected, check: checkState(checks[0], facts) };
  }
  const shownOf = (checks: Awaited<ReturnType<typeof latestChecks>>) => companyPortals(portals, checks);
  const judged = (checks: Awaited<ReturnType<typeof latestChecks>>) =>
    shownOf(checks).flatMap(({ portal: { status }, result }) =>
      status === null || result === null ? [] : [{ status, fields: result.fields }],
    );

  return {
    async portals(scope: AccountScope) {
      const { checks, check } = await currentState(scope);
      return { portals: shownOf(checks), lastUpdate: lastUpdateOf(checks), check };
    },

    async statistics(scope: AccountScope) {
      const [checks, trend] = await Promise.all([latestChecks(db, scope), findTrend(db, scope, TREND_POINTS)]);
      return {
        statistics: chartOf(judged(checks), portals.length),
        trend: trend.map(({ finished_at, score, counts }) => ({ checkedAt: finished_at.toISOString(), score, counts })),
      };
    },

    async correctness(scope: AccountScope) {
      const { checks, check } = await currentState(scope);
      const results = judged(checks);
      return { score: chartOf(results, portals.length).score, fields: correctnessOf(results), check };
    },

    /**
     * While a check runs, asking again returns that one. `only`: the one portal to read; the others keep what the latest
     * check found, if that still holds.
     */
    async reload(scope: AccountScope, only?: string) {
      const { checks, entry, expected, check } = await currentState(scope);
      if (!check.booked) throw new Problem("entry_service.not_booked");
      if (portals.length === 0) throw new Problem("entry_service.not_connected");
      if (entry === undefined || expected === null) throw new Problem("entry.not_found");
      if (check.running) return { check };
      const identifiers = portals.map(({ identifier }) => identifier);
      if (only !== undefined && !identifiers.includes(only)) throw unknownPortal();
      const [latest] = checks;
      const one = only === undefined || latest === undefined || check.stale ? null : { portal: only, before: latest };
      const nextAt = one === null ? check.nextReloadAt : nextReadOf(one.before, one.portal, clock.now());
      if (nextAt !== null) throw tooSoon(nextAt, clock.now());
      if (!isEntryServiceUserData(serviceDataOf(entry))) throw new Problem("entry_service.data_insufficient");
      const { companyId, userId, agentUserId } = scope;
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const read = one === null ? identifiers : [one.portal];
        const order = { companyId, origin: "person", tokenHash: null, expected, portals: read, now } as const;
        const checkId = await startCheck(dependencies, trx, order);
        if (checkId === undefined) return;
        if (one !== null) {
          const others = identifiers.filter((identifier) => identifier !== one.portal);
          await takeOverResults(trx, { checkId, before: one.before.id, portals: others });
        }
        const details: Record<string, string | number> = one === null ? { checkId } : { checkId, portal: one.portal };
        const audit = { at: now, action: "reloadPortals", outcome: "done", details } as const;
        await writeAudit(trx, { ...audit, actorUserId: userId, agentUserId, companyId });
      });
      return { check: (await currentState(scope)).check };
    },

    /** @throws Problem `entry.not_found` */
    async serviceData(scope: AccountScope) {
      const entry = await companyEntryOf(db, scope.companyId);
      if (entry === undefined) throw new Problem("entry.not_found");
      const data = serviceDataOf(entry);
      return { data, valid: isEntryServiceUserData(data) };
    },

    async csv(scope: AccountScope): Promise<string> {
      return portalsCsv(shownOf(await latestChecks(db, scope)));
    },
  };
}

const serviceDataOf = (entry: SalesForceEntry): EntryServiceData => ({
  ShippingStreet: entry.ShippingStreet,
  company: entry.company_name,
  ...(parseShippingStreet(entry.ShippingStreet) ?? { street: "", houseNumber: "" }),
  zipCode: entry.ShippingPostalCode,
  city: entry.ShippingCity,
  phone: entry.Phone,
  website: entry.website,
  openingHours: openingHoursText(entry.openingHours),
});

const unknownPortal = (): Problem =>
  new Problem("request.invalid", { field: "portal", message: "Dieses Portal kennen wir nicht." });

const tooSoon = (nextReloadAt: string, now: Date): Problem =>
  new Problem("entry_service.reload_too_soon", {
    message: `Die letzte Prüfung ist noch ganz frisch. Ab ${germanInstant(nextReloadAt)} können Sie neu prüfen.`,
    retryAfter: Math.ceil((Date.parse(nextReloadAt) - now.getTime()) / 1000),
  });
