/** Marks tasks and takes marks back. */
import { OFFERS_KEY } from "@portal/contract/dashboard/calls";
import { shownAgainOn, type TaskMarkKind } from "@portal/contract/dashboard/tasks/marks";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { ask, isAsked } from "../asking.ts";
import { findProducts } from "../products.ts";
import { urgencyOf } from "../rank.ts";
import { named } from "../service.ts";
import type { DashboardSource } from "../source.ts";
import { deleteMark, saveMark } from "./repository.ts";
import { fingerprintOf, type NamedTask } from "./split.ts";

/** The line about products that the company does not have is hidden like a task. */
const OFFERS: Pick<NamedTask, "key" | "title" | "weight" | "dueDay" | "version"> = {
  key: OFFERS_KEY,
  title: OFFERS_KEY,
  weight: 1,
};

export function createTaskService(dependencies: Dependencies, sources: readonly DashboardSource[]) {
  const { db, clock, environment } = dependencies;

  /** Asks only the source that the key names. */
  async function findTask(scope: AccountScope, key: string, today: Day) {
    if (key === OFFERS_KEY) return OFFERS;
    const source = sources.find(({ name }) => key.startsWith(`${name}.`));
    if (source === undefined || !isAsked(source, await findProducts(db, scope))) return undefined;
    const answer = await ask(dependencies, source, () => source.read({ db, clock, environment, scope, today }));
    return answer?.tasks.map((task) => named(source, task)).find((task) => task.key === key);
  }

  return {
    /** @throws Problem `dashboard.task_unknown` for a task that is not there, `dashboard.somebody_waits` */
    async mark(scope: AccountScope, { key, kind }: { key: string; kind: TaskMarkKind }) {
      const now = clock.now();
      const today = berlinDate(now.getTime());
      const task = await findTask(scope, key, today);
      if (task === undefined) throw new Problem("dashboard.task_unknown");
      if (kind === "not_for_us" && urgencyOf(task, today) === "customers")
        throw new Problem("dashboard.somebody_waits");
      const dueDay = task.dueDay ?? null;
      const mark = { kind, fingerprint: fingerprintOf(task), untilDay: shownAgainOn(kind, today, dueDay) };
      await db.transaction().execute(async (trx) => {
        await saveMark(trx, scope, { key, mark, now });
        await writeAudit(trx, { ...lineOf(scope, now), action: "dashboardTask.marked", details: { kind } });
      });
      return { key, kind, untilDay: mark.untilDay };
    },

    async unmark(scope: AccountScope, key: string): Promise<void> {
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        if (!(await deleteMark(trx, scope, key))) return;
        await writeAudit(trx, { ...lineOf(scope, now), action: "dashboardTask.unmarked" });
      });
    },
  };
}

const lineOf = ({ companyId, userId, agentUserId }: AccountScope, at: Date) =>
  ({ at, outcome: "done", companyId, actorUserId: agentUserId === null ? userId : null, agentUserId }) as const;
