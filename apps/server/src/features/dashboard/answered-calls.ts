/** Calls that a service of ours answered, by day, as contacts. Pure. */
import { NO_CONTACTS } from "@portal/contract/dashboard/contacts/count";
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Contacts } from "./source.ts";

export type AnsweredDays = { first_at: Date | null; days: { day: Day; answered: number }[] };

/** Calls are stored when they end, so the last complete day is yesterday. */
export function answeredCalls(row: AnsweredDays | undefined, today: Day): Contacts {
  const firstAt = row?.first_at ?? null;
  return {
    firstDay: firstAt === null ? null : berlinDate(firstAt.getTime()),
    lastDay: firstAt === null ? null : addDays(today, -1),
    hasCosts: false,
    days: (row?.days ?? []).map(({ day, answered }) => ({ ...NO_CONTACTS, day, answered })),
  };
}
