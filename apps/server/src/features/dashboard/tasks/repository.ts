/** SQL of the tasks that companies marked. */
import type { TaskMark, TaskMarkKind } from "@portal/contract/dashboard/tasks/marks";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

type Db = Kysely<Database>;
export type Marks = ReadonlyMap<string, TaskMark>;

type Row = { company_id: number; task_key: string; kind: TaskMarkKind; fingerprint: string; until_day: Day };
const COLUMNS = "company_id, task_key, kind, fingerprint, until_day";
const readMarks = statement<Row, [companyId: number, today: Day]>(
  `select ${COLUMNS} from dashboard_task_marks where company_id = $1 and until_day > $2`,
);
const readMarksOfMany = statement<Row, [companyIds: number[], today: Day]>(
  `select ${COLUMNS} from dashboard_task_marks where company_id = any ($1::bigint[]) and until_day > $2`,
);
const toMark = ({ kind, fingerprint, until_day: untilDay }: Row): TaskMark => ({ kind, fingerprint, untilDay });

/** Marks that hold today, by the task's key. */
export const findMarks = async (db: Db, { companyId }: AccountScope, today: Day): Promise<Marks> =>
  new Map((await readMarks(db, companyId, today)).map((row) => [row.task_key, toMark(row)]));

/** The same for many companies, by company. */
export async function findMarksOfMany(db: Db, companyIds: number[], today: Day): Promise<ReadonlyMap<number, Marks>> {
  const marks = new Map<number, Map<string, TaskMark>>();
  for (const row of await readMarksOfMany(db, companyIds, today)) {
    const ofCompany = marks.get(row.company_id) ?? new Map<string, TaskMark>();
    marks.set(row.company_id, ofCompany.set(row.task_key, toMark(row)));
  }
  return marks;
}

type Written = [
  companyId: number,
  key: string,
  kind: TaskMarkKind,
  fingerprint: string,
  untilDay: Day,
  userId: number | null,
  agentUserId: number | null,
  now: Date,
];
const writeMark = statement<never, Written>(`
  insert into dashboard_task_marks
    (company_id, task_key, kind, fingerprint, until_day, marked_by_user_id, agent_user_id, marked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (company_id, task_key) do update
  set kind = excluded.kind, fingerprint = excluded.fingerprint, until_day = excluded.until_day,
      marked_by_user_id = excluded.marked_by_user_id, agent_user_id = excluded.agent_user_id,
      marked_at = excluded.marked_at`);

export async function saveMark(
  trx: Db,
  { companyId, userId, agentUserId }: AccountScope,
  { key, mark, now }: { key: string; mark: TaskMark; now: Date },
): Promise<void> {
  const person = agentUserId === null ? userId : null;
  await writeMark(trx, companyId, key, mark.kind, mark.fingerprint, mark.untilDay, person, agentUserId, now);
}

const dropMark = statement<{ task_key: string }, [companyId: number, key: string]>(
  "delete from dashboard_task_marks where company_id = $1 and task_key = $2 returning task_key",
);
/** True if there was one. */
export const deleteMark = async (trx: Db, { companyId }: AccountScope, key: string): Promise<boolean> =>
  (await dropMark(trx, companyId, key)).length > 0;

/** Deletes a batch of marks that hide nothing any more. */
export const deleteOver = statement<{ task_key: string }, [today: Day]>(`
  delete from dashboard_task_marks where (company_id, task_key) in
    (select company_id, task_key from dashboard_task_marks where until_day <= $1
     order by until_day limit ${SWEEP_BATCH} for update skip locked)
  returning task_key`);
