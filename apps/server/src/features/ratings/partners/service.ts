/** The partner network of a company: sources of ratings, listings on partner portals, and reports of errors. */
import type { Brand } from "@portal/contract/brands/brand";
import { germanDecimal, germanNumber } from "@portal/contract/text/formats";
import type { NetworkSource, PartnerListing, PortalError } from "@portal/contract/ratings/partners/calls";
import { NO_SCORE, RATING_SOURCE_KEYS, RATING_SOURCES, sourceOfName } from "@portal/contract/ratings/sources";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { createListingPages, type ListingPages } from "../../entry-service/public.ts";
import { createServiceCaseService } from "../../service-case/public.ts";
import { feedsOf } from "../feeds/repository.ts";
import * as repository from "./repository.ts";

type Portal = ListingPages["portals"][number];
type Report = { sourceId: string; text: string; key: string; ratingId?: number | undefined };

const SUBJECTS: Record<PortalError, string> = {
  "incorrect-entry-url": "Falsche Adresse des Eintrags",
  "incorrect-rating": "Falsche Bewertung",
  "incorrect-average-rating": "Falscher Durchschnitt",
};

export type PartnerService = ReturnType<typeof createPartnerService>;

export function createPartnerService(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const pages = createListingPages(dependencies);
  const cases = createServiceCaseService(dependencies);
  const portalOf = (identifier: string): Portal | undefined =>
    pages.portals.find((portal) => portal.identifier === identifier);

  const audit = (trx: Dependencies["db"], scope: AccountScope, action: string, portal: string) =>
    writeAudit(trx, {
      at: clock.now(),
      action,
      outcome: "done",
      actorUserId: scope.userId,
      agentUserId: scope.agentUserId,
      companyId: scope.companyId,
      details: { portal },
    });

  return {
    async network(scope: AccountScope): Promise<{ sources: NetworkSource[]; partners: PartnerListing[] }> {
      const [sources, partners, feeds] = await Promise.all([
        repository.sourcesOf(db, scope.companyId),
        repository.partnersOf(db, scope.companyId),
        feedsOf(db, scope.companyId),
      ]);
      return {
        sources: RATING_SOURCE_KEYS.map((key) => {
          const row = sources.find(({ source }) => source === key);
          const feed = feeds.find(({ source }) => source === key);
          return {
            sourceId: RATING_SOURCES[key].wire,
            count: row?.count ?? 0,
            avgScore: row === undefined || row.count === 0 ? NO_SCORE : row.stars / row.count,
            lastDelivery: row?.last_delivery?.toISOString() ?? null,
            feed:
              feed === undefined ? null : { fetchedAt: feed.fetched_at?.toISOString() ?? null, problem: feed.problem },
          };
        }),
        // A portal that left the configuration is shown no more.
        partners: partners.flatMap((row) => {
          const portal = portalOf(row.portal);
          return portal === undefined ? [] : [toPartner(portal, row)];
        }),
      };
    },

    async choices(scope: AccountScope) {
      const added = new Set((await repository.partnersOf(db, scope.companyId)).map(({ portal }) => portal));
      return pages.portals
        .filter(({ identifier }) => !added.has(identifier))
        .map(({ identifier, name, icon, home }) => ({ sourceId: identifier, name, icon, home }));
    },

    /** @throws Problem that names why the page is not this company's listing on that portal */
    async add(scope: AccountScope, { sourceId, url }: { sourceId: string; url: string }): Promise<PartnerListing> {
      const portal = portalOf(sourceId);
      if (portal === undefined) throw new Problem("ratings.partner_unknown", { field: "sourceId" });
      const added = await repository.partnersOf(db, scope.companyId);
      if (added.some((row) => row.portal === sourceId))
        throw new Problem("ratings.partner_added", { field: "sourceId" });
      const address = new URL(url);
      address.hash = "";
      const verdict = await pages.verdictOn(scope.companyId, sourceId, address.href);
      if (verdict === "foreign") throw new Problem("ratings.partner_url_foreign", { field: "url" });
      if (verdict === "no_entry") throw new Problem("entry.not_found");
      if (verdict === "not_listed") throw new Problem("ratings.partner_not_this_company", { field: "url" });
      if (verdict !== "listed") throw new Problem("ratings.partner_unreachable");
      return db.transaction().execute(async (trx) => {
        const [row] = await repository.insertPartner(
          trx,
          scope.companyId,
          sourceId,
          address.href,
          scope.userId,
          clock.now(),
        );
        if (row === undefined) throw new Problem("ratings.partner_added", { field: "sourceId" });
        await audit(trx, scope, "ratingPartner.added", sourceId);
        return toPartner(portal, row);
      });
    },

    async remove(scope: AccountScope, sourceId: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const removed = await repository.deletePartner(trx, scope.companyId, sourceId);
        if (removed.length === 0) throw new Problem("ratings.partner_unknown", { field: "sourceId" });
        await audit(trx, scope, "ratingPartner.removed", sourceId);
      });
    },

    /** Opens a service case, which the company follows like any other. The same form sent again is the same case. */
    async report(scope: AccountScope, error: PortalError, report: Report, brand: Brand): Promise<{ id: number }> {
      const { sourceId, text, key, ratingId } = report;
      const source = sourceOfName(sourceId);
      const name = source === undefined ? portalOf(sourceId)?.name : RATING_SOURCES[source].label;
      if (name === undefined) throw new Problem("ratings.partner_unknown", { field: "sourceId" });
      if (ratingId !== undefined && (await repository.hasRating(db, scope.companyId, ratingId)).length === 0) {
        throw new Problem("ratings.not_found", { field: "ratingId" });
      }
      const facts = await this.factsOf(scope, error, sourceId);
      const { id } = await cases.create(
        scope,
        {
          type: error === "incorrect-entry-url" ? "entry" : "product",
          subject: `${SUBJECTS[error]}: ${name}`,
          text: ratingId === undefined ? `${text}${facts}` : `${text}\n\nBewertung Nr. ${ratingId}`,
          reference: name,
          wantsCall: false,
          phone: "",
          key,
        },
        brand,
      );
      return { id };
    },

    /** What the portal showed when the error was reported, so that it can be compared later. */
    async factsOf(scope: AccountScope, error: PortalError, sourceId: string): Promise<string> {
      const { sources, partners } = await this.network(scope);
      if (error === "incorrect-entry-url") {
        const url = partners.find((partner) => partner.sourceId === sourceId)?.url;
        return url === undefined ? "" : `\n\nHinterlegte Adresse: ${url}`;
      }
      const source = sources.find((one) => one.sourceId === sourceId);
      if (source === undefined || source.count === 0) return "";
      const stars = `${germanDecimal(source.avgScore)} Sternen`;
      return source.count === 1
        ? `\n\nGezeigt wurde eine Bewertung mit ${stars}.`
        : `\n\nGezeigt wurden ${germanNumber(source.count)} Bewertungen mit ${stars}.`;
    },
  };
}

const toPartner = ({ identifier, name, icon }: Portal, row: repository.PartnerRow): PartnerListing => ({
  sourceId: identifier,
  name,
  icon,
  url: row.url,
  addedAt: row.added_at.toISOString(),
});
