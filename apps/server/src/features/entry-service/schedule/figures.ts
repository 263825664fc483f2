/** How far the schedule is behind and how the portals answer, as metrics. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { Figure } from "../../../platform/observability/metrics/metrics.ts";
import { readPartnerPortals } from "../portals.ts";
import { listingBacklog, type PortalBacklog } from "./backlog.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;

/** Reads the file of the portals once. */
export function listingFigures({ db, clock, environment }: Needs): () => Promise<Figure[]> {
  const portals = readPartnerPortals(environment.PARTNER_PORTALS).map(({ identifier }) => identifier);
  return async () => figuresOf(await listingBacklog(db, portals, clock.now()));
}

function figuresOf(backlog: PortalBacklog[]): Figure[] {
  const figure = (name: string, help: string, read: (row: PortalBacklog) => number): Figure => ({
    name,
    help,
    values: backlog.map((row) => ({ labels: { portal: row.portal }, value: read(row) })),
  });
  return [
    figure("portal_listing_backlog", "Booked companies whose check on the portal is due.", (row) => row.overdue),
    figure("portal_listing_never_checked", "Of them, those that were never checked.", (row) => row.neverChecked),
    figure("portal_listing_oldest_seconds", "How long the longest of them waits.", (row) => row.oldestSeconds),
    figure("portal_listing_failures", "Failed reads of the portal in a row.", (row) => row.failures),
    figure("portal_listing_paused", "1 while the portal is left alone after failures.", (row) =>
      row.pausedUntil === null ? 0 : 1,
    ),
  ];
}
