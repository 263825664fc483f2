/**
 * The absence by which a telephone service goes. Absences are entered for several places together (slice `absence`);
 * services read them there, so that taking one back, or its last day, makes the next one hold.
 */
import type { AbsenceTarget } from "@portal/contract/absence/calls";
import type { NextAbsence } from "@portal/contract/phone/settings";
import type { Day } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { AccountScope } from "../session/session.ts";
import type { Db } from "./call-repository.ts";

const nextOf = statement<NextAbsence, [companyId: number, service: AbsenceTarget, today: Day]>(`
  select first_day as "firstDay", last_day as "lastDay" from absences
  where company_id = $1 and $2 = any (targets) and last_day >= $3 order by first_day, id limit 1`);

/** The absence that holds today or next; undefined if none does. */
export const nextAbsenceOf = async (
  db: Db,
  { companyId }: AccountScope,
  service: AbsenceTarget,
  today: Day,
): Promise<NextAbsence | undefined> => (await nextOf(db, companyId, service, today))[0];

/** An absence as an export writes it. */
export type ExportedAbsence = { start: Day; end: Day; label: string };

/** For an export: a service's absences as JSON, for the company of the row `s`. */
export const absencesAsJson = (service: AbsenceTarget) => sql<ExportedAbsence[]>`
  coalesce((select json_agg(json_build_object('start', a.first_day, 'end', a.last_day, 'label', a.label)
                            order by a.first_day, a.last_day, a.label)
            from absences a where a.company_id = s.company_id and ${sql.lit(service)} = any (a.targets)), '[]')`;

/** What an export wrote about absences. They are the company's, so an import passes over them. */
export const exportedAbsences = z.optional(
  z.array(z.strictObject({ start: z.iso.date(), end: z.iso.date(), label: z.string() })),
);
