/** Signed batches of the public directory. */
import { addDays, berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import {
  type BatchResult,
  type ingestTrackingEvents,
  LATE_DAYS,
  SIGNATURE_MINUTES,
} from "@portal/contract/tracking/events/calls";
import { statement } from "@portal/db/statement";
import type * as z from "zod/mini";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { countedTerm, deviceOf, isRobot, type TrackedEvent } from "./events.ts";
import { ingestEvents } from "./ingest.ts";
import { readProgress } from "./progress.ts";

type Body = z.output<NonNullable<typeof ingestTrackingEvents.body>>;
type WireEvent = Body["events"][number];

const findCompanies = statement<{ id: number; external_id: string }, [keys: string[]]>(
  `select id, external_id from companies where external_id = any($1::text[])`,
);

/** Parses an instant with offset, or a day, which means the start of that day in Berlin. */
export const millisecondsOf = (at: string): number => (at.length === 10 ? startOfBerlinDay(at) : Date.parse(at));

/** Accepts valid events and reports the others. Events of robots are not stored. */
export async function ingestBatch({ db, clock }: Dependencies, { events }: Body): Promise<BatchResult> {
  const now = clock.now();
  const people = events.filter(({ user_agent: agent }) => agent === undefined || !isRobot(agent));
  const companies = new Map(
    (await findCompanies(db, [...new Set(people.map(({ company }) => company))])).map((row) => [
      row.external_id,
      row.id,
    ]),
  );
  const lateFrom = addDays(berlinDate(now.getTime()), -LATE_DAYS);
  const keptFrom = (await readProgress(db)).kept_from ?? lateFrom;
  const earliest = startOfBerlinDay(keptFrom > lateFrom ? keptFrom : lateFrom);
  const refused: BatchResult["refused"] = [];
  const taken: TrackedEvent[] = [];
  for (const event of people) {
    const companyId = companies.get(event.company);
    const reason = companyId === undefined ? "company_unknown" : timeProblem(millisecondsOf(event.at), earliest, now);
    if (reason !== undefined) refused.push({ id: event.id, reason });
    else if (companyId !== undefined) taken.push(toTracked(event, companyId));
  }
  const stored = await db.transaction().execute((trx) => ingestEvents(trx, taken, now));
  return {
    stored: stored.length,
    counted: stored.filter(({ counted }) => counted).length,
    repeated: taken.length - stored.length,
    robots: events.length - people.length,
    refused,
  };
}

function timeProblem(at: number, earliest: number, now: Date): "too_old" | "in_future" | undefined {
  if (at > now.getTime() + SIGNATURE_MINUTES * 60_000) return "in_future";
  return at < earliest ? "too_old" : undefined;
}

const toTracked = ({ id, metric, at, device, term, visitor, user_agent: agent }: WireEvent, companyId: number) => ({
  eventId: id,
  companyId,
  metric,
  at: millisecondsOf(at),
  device: device ?? deviceOf(agent),
  term: countedTerm(term),
  visitor: visitor ?? null,
  repeat: false,
});
