/** Rows of the import about what happened to entries: the same events as in signed batches (`events/batch.ts`). */
import { key } from "@portal/contract/text/one-line";
import { startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { trackingFields } from "@portal/contract/tracking/events/calls";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import * as z from "zod/mini";
import { companyOf } from "../../platform/import/company-references.ts";
import { importKind, type WriteServices } from "../../platform/import/import-kind.ts";
import { type NumberedRow, rejected, type RowOutcome } from "../../platform/import/row-outcome.ts";
import { millisecondsOf } from "./events/batch.ts";
import { countedTerm, deviceOf, isRobot, type TrackedEvent } from "./events/events.ts";
import { ingestEvents } from "./events/ingest.ts";
import { readProgress } from "./events/progress.ts";

const trackingEventRow = z.strictObject({
  type: z.literal("tracking_event"),
  external_id: key,
  ...trackingFields,
  /** A visitor's second event within the hour, which does not count; an export says so instead of naming the visitor. */
  repeat: z.optional(z.boolean()),
});
type Row = z.output<typeof trackingEventRow>;

export const trackingEventKind = importKind({
  type: "tracking_event",
  row: trackingEventRow,
  nameField: "external_id",
  refersTo: ["company"],
  write: importEvents,
});

/** Events that are stored already and events of robots change nothing. */
async function importEvents(
  trx: Transaction<Database>,
  rows: readonly NumberedRow<Row>[],
  { companies, now }: WriteServices,
): Promise<RowOutcome[]> {
  const at = now();
  const { kept_from: keptFrom } = await readProgress(trx);
  const earliest = keptFrom === null ? 0 : startOfBerlinDay(keptFrom);
  const outcomes: RowOutcome[] = [];
  const events = new Map<string, TrackedEvent>();
  const places = new Map<TrackedEvent, number>();
  for (const [place, { row, line }] of rows.entries()) {
    const found = companyOf(companies, row.company, line);
    outcomes[place] = "refusal" in found ? found.refusal : (timeProblem(row, earliest, at) ?? { outcome: "unchanged" });
    if ("refusal" in found || outcomes[place]?.outcome === "rejected" || isOfRobot(row)) continue;
    const event = toEvent(row, found.company.id);
    events.set(`${event.companyId} ${event.eventId}`, event);
    places.set(event, place);
  }
  for (const { event } of await ingestEvents(trx, [...events.values()], at)) {
    outcomes[places.get(event) ?? -1] = { outcome: "created" };
  }
  return outcomes;
}

const isOfRobot = ({ user_agent: agent }: Row): boolean => agent !== undefined && isRobot(agent);

function timeProblem({ at }: Row, earliest: number, now: Date): RowOutcome | undefined {
  const instant = millisecondsOf(at);
  if (instant > now.getTime()) return rejected("at", "liegt in der Zukunft.");
  return instant < earliest ? rejected("at", "ist älter als die einzelnen Ereignisse, die es noch gibt.") : undefined;
}

const toEvent = (row: Row, companyId: number): TrackedEvent => ({
  eventId: row.external_id,
  companyId,
  metric: row.metric,
  at: millisecondsOf(row.at),
  device: row.device ?? deviceOf(row.user_agent),
  term: countedTerm(row.term),
  visitor: row.visitor ?? null,
  repeat: row.repeat ?? false,
});
