import type { ImportRowOf } from "../import-rows.ts";
import { startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import * as tracking from "../../../features/tracking/public.ts";
import { type CompanyReferences, companyOf } from "../company-references.ts";
import { rejected, type Sourced, type Verdict } from "../verdict.ts";

type Row = ImportRowOf<"tracking_event">;

/** Imports events; those that are here already, and those of robots, change nothing. */
export async function importTrackingEvents(
  trx: Transaction<Database>,
  rows: readonly Sourced<Row>[],
  companies: CompanyReferences,
  now: Date,
): Promise<Verdict[]> {
  const keptFrom = await tracking.findKeptFrom(trx);
  const earliest = keptFrom === null ? 0 : startOfBerlinDay(keptFrom);
  const verdicts: Verdict[] = [];
  const events = new Map<string, { place: number; event: tracking.TrackedEvent }>();
  for (const [place, { row, line }] of rows.entries()) {
    const found = companyOf(companies, row.company, line);
    verdicts[place] =
      "refusal" in found ? found.refusal : (timeProblem(row, earliest, now) ?? { outcome: "unchanged" });
    if ("refusal" in found || verdicts[place]?.outcome === "rejected" || isOfRobot(row)) continue;
    const event = toEvent(row, found.company.id);
    events.set(`${event.companyId} ${event.eventId}`, { place, event });
  }
  const taken = [...events.values()].map(({ event }) => event);
  for (const { company_id: companyId, event_id: id } of await tracking.ingestEvents(trx, taken, now)) {
    const { place = -1 } = events.get(`${companyId} ${id}`) ?? {};
    if (place >= 0) verdicts[place] = { outcome: "created" };
  }
  return verdicts;
}

const isOfRobot = ({ user_agent: agent }: Row): boolean => agent !== undefined && tracking.isRobot(agent);

function timeProblem({ at }: Row, earliest: number, now: Date): Verdict | undefined {
  const instant = tracking.millisecondsOf(at);
  if (instant > now.getTime()) return rejected("at", "liegt in der Zukunft.");
  return instant < earliest ? rejected("at", "ist älter als die einzelnen Ereignisse, die es noch gibt.") : undefined;
}

const toEvent = (row: Row, companyId: number): tracking.TrackedEvent => ({
  eventId: row.external_id,
  companyId,
  metric: row.metric,
  at: tracking.millisecondsOf(row.at),
  device: row.device ?? tracking.deviceOf(row.user_agent),
  term: tracking.countedTerm(row.term),
  visitor: row.visitor ?? null,
  repeat: row.repeat ?? false,
});
