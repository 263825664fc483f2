/** Shows, applies and undoes an absence for the entry, the secretarial service and the voicebot, all or nothing. */
import type { Absence, AbsenceDays, AbsenceEffect, AbsenceTarget } from "@portal/contract/absence/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { closeDays, closingProblem, reopenDays } from "../entry/public.ts";
import { isSecretarialSetUp } from "../secretarial/public.ts";
import { isVoicebotSetUp } from "../voicebot/public.ts";
import * as repository from "./repository.ts";

export function createAbsenceService(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const audit = (trx: repository.Db, scope: AccountScope, action: string, absence: Absence) =>
    writeAudit(trx, {
      at: clock.now(),
      action,
      outcome: "done",
      actorUserId: scope.userId,
      agentUserId: scope.agentUserId,
      companyId: scope.companyId,
      details: { absence: absence.id, targets: absence.targets.join(" ") },
    });

  /** Where the days would hold. @throws Problem `absence.overlaps` */
  async function targetsOf(trx: repository.Db, scope: AccountScope, days: AbsenceDays): Promise<AbsenceTarget[]> {
    const problem = await closingProblem(trx, scope, toSpecialDay(days));
    if (typeof problem === "string") throw new Problem("absence.overlaps", { field: "firstDay", message: problem });
    return [
      ...(problem === null ? (["entry"] as const) : []),
      ...((await isSecretarialSetUp(trx, scope)) ? (["secretarial"] as const) : []),
      ...((await isVoicebotSetUp(trx, scope)) ? (["voicebot"] as const) : []),
    ];
  }

  return {
    list: (scope: AccountScope): Promise<Absence[]> =>
      repository.absencesOf(db, scope, berlinDate(clock.now().getTime())),

    preview: async (scope: AccountScope, days: AbsenceDays): Promise<AbsenceEffect[]> =>
      (await targetsOf(db, scope, days)).map((target) => ({ target, before: null })),

    async apply(scope: AccountScope, days: AbsenceDays): Promise<Absence> {
      return db.transaction().execute(async (trx) => {
        const targets = await targetsOf(trx, scope, days);
        if (targets.length === 0) throw new Problem("absence.nowhere");
        if (targets.includes("entry")) await closeDays({ ...dependencies, db: trx }, scope, toSpecialDay(days));
        const absence = await repository.insertAbsence(trx, scope, { days, targets, now: clock.now() });
        await audit(trx, scope, "absence.applied", absence);
        return absence;
      });
    },

    /** Answers the places that stay as they are, because somebody changed them since. */
    async undo(scope: AccountScope, id: number): Promise<AbsenceTarget[]> {
      return db.transaction().execute(async (trx) => {
        const absence = await repository.takeAbsence(trx, scope, id);
        if (absence === undefined) throw new Problem("absence.not_found");
        const isReopened =
          !absence.targets.includes("entry") ||
          (await reopenDays({ ...dependencies, db: trx }, scope, toSpecialDay(absence)));
        await audit(trx, scope, "absence.undone", absence);
        return isReopened ? [] : ["entry"];
      });
    },
  };
}

const toSpecialDay = ({ firstDay, lastDay, label }: AbsenceDays) => ({ from: firstDay, to: lastDay, label, spans: [] });
