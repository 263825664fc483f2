/** SQL of absences that hold in several places. */
import type { Absence, AbsenceDays, AbsenceTarget } from "@portal/contract/absence/calls";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;
type Row = { id: number; first_day: Day; last_day: Day; label: string; targets: AbsenceTarget[]; applied_at: Date };
const COLUMNS = "id, first_day, last_day, label, targets, applied_at";

const current = statement<Row, [companyId: number, today: Day]>(
  `select ${COLUMNS} from absences where company_id = $1 and last_day >= $2 order by first_day, id limit 100`,
);
export const absencesOf = async (db: Db, { companyId }: AccountScope, today: Day): Promise<Absence[]> =>
  (await current(db, companyId, today)).map(toAbsence);

type Inserted = [companyId: number, first: Day, last: Day, label: string, targets: AbsenceTarget[], now: Date];
const insert = statement<Row, Inserted>(`
  insert into absences (company_id, first_day, last_day, label, targets, applied_at)
  values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`);
export async function insertAbsence(
  db: Db,
  { companyId }: AccountScope,
  { days, targets, now }: { days: AbsenceDays; targets: AbsenceTarget[]; now: Date },
): Promise<Absence> {
  const [row] = await insert(db, companyId, days.firstDay, days.lastDay, days.label, targets, now);
  if (row === undefined) throw new Error("insertAbsence: no row");
  return toAbsence(row);
}

const remove = statement<Row, [companyId: number, id: number]>(
  `delete from absences where company_id = $1 and id = $2 returning ${COLUMNS}`,
);
/** Deletes an absence and answers it; undefined if there is none. */
export async function takeAbsence(db: Db, { companyId }: AccountScope, id: number): Promise<Absence | undefined> {
  const [row] = await remove(db, companyId, id);
  return row && toAbsence(row);
}

/** Deletes a batch of absences that ended before a day. */
export const deleteOver = statement<{ id: number }, [before: Day]>(`
  delete from absences where id = any (array
    (select id from absences where last_day < $1 order by last_day limit ${SWEEP_BATCH} for update skip locked))
  returning id`);

const toAbsence = (row: Row): Absence => ({
  id: row.id,
  firstDay: row.first_day,
  lastDay: row.last_day,
  label: row.label,
  targets: row.targets,
  appliedAt: row.applied_at.toISOString(),
});
