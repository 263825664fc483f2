/** Shows, applies and undoes an absence in the entry, the secretarial service and the voicebot, all or nothing. */
import type { Absence, AbsenceDays, AbsenceEffect, AbsenceTarget } from "@portal/contract/absence/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { closeDays, closingProblem, reopenDays } from "../entry/public.ts";
import { setVacation, vacationOf } from "../secretarial/public.ts";
import { botAbsenceOf, setBotAbsence } from "../voicebot/public.ts";
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
  const refuse = (message: string): never => {
    throw new Problem("absence.overlaps", { field: "firstDay", message });
  };

  return {
    list: (scope: AccountScope): Promise<Absence[]> =>
      repository.absencesOf(db, scope, berlinDate(clock.now().getTime())),

    async preview(scope: AccountScope, days: AbsenceDays): Promise<AbsenceEffect[]> {
      const problem = await closingProblem(db, scope, toSpecialDay(days));
      if (typeof problem === "string") refuse(problem);
      const [vacation, bot] = [await vacationOf(db, scope), await botAbsenceOf(db, scope)];
      return [
        ...(problem === null ? [{ target: "entry" as const, before: null }] : []),
        ...(vacation === undefined ? [] : [{ target: "secretarial" as const, before: effectOf(vacation) }]),
        ...(bot === undefined ? [] : [{ target: "voicebot" as const, before: effectOf(bot) }]),
      ];
    },

    async apply(scope: AccountScope, days: AbsenceDays): Promise<Absence> {
      return db.transaction().execute(async (trx) => {
        const problem = await closingProblem(trx, scope, toSpecialDay(days));
        if (typeof problem === "string") refuse(problem);
        const period = { from: days.firstDay, to: days.lastDay };
        const before = {
          secretarial: (await vacationOf(trx, scope)) ?? null,
          voicebot: (await botAbsenceOf(trx, scope)) ?? null,
        };
        const targets: AbsenceTarget[] = [];
        if (problem === null) {
          await closeDays({ ...dependencies, db: trx }, scope, toSpecialDay(days));
          targets.push("entry");
        }
        if (before.secretarial !== null) {
          await setVacation(trx, scope, { ...period, note: days.label }, clock.now());
          targets.push("secretarial");
        }
        if (before.voicebot !== null) {
          await setBotAbsence(trx, scope, period, clock.now());
          targets.push("voicebot");
        }
        if (targets.length === 0) throw new Problem("absence.nowhere");
        const absence = await repository.insertAbsence(trx, scope, { days, targets, before, now: clock.now() });
        await audit(trx, scope, "absence.applied", absence);
        return absence;
      });
    },

    /** Restores what stood before, but where somebody changed it since. */
    async undo(scope: AccountScope, id: number): Promise<AbsenceTarget[]> {
      return db.transaction().execute(async (trx) => {
        const taken = await repository.takeAbsence(trx, scope, id);
        if (taken === undefined) throw new Problem("absence.not_found");
        const { absence, before } = taken;
        const isStill = (now: { from: string | null; to: string | null } | undefined) =>
          now?.from === absence.firstDay && now.to === absence.lastDay;
        const kept: AbsenceTarget[] = [];
        if (absence.targets.includes("entry")) {
          const reopened = await reopenDays({ ...dependencies, db: trx }, scope, toSpecialDay(absence));
          if (!reopened) kept.push("entry");
        }
        if (before.secretarial !== null) {
          if (isStill(await vacationOf(trx, scope))) await setVacation(trx, scope, before.secretarial, clock.now());
          else kept.push("secretarial");
        }
        if (before.voicebot !== null) {
          if (isStill(await botAbsenceOf(trx, scope))) await setBotAbsence(trx, scope, before.voicebot, clock.now());
          else kept.push("voicebot");
        }
        await audit(trx, scope, "absence.undone", absence);
        return kept;
      });
    },
  };
}

const toSpecialDay = ({ firstDay, lastDay, label }: AbsenceDays) => ({ from: firstDay, to: lastDay, label, spans: [] });

const effectOf = ({ from, to }: { from: string | null; to: string | null }): AbsenceEffect["before"] =>
  from === null ? null : { firstDay: from, lastDay: to };
