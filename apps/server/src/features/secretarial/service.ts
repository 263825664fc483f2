/** Who called, what became of it, and how the service answers. */
import type { Caller, CallerList } from "@portal/contract/secretarial/calls";
import type { SecretarialSettings } from "@portal/contract/secretarial/settings";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { readAllCalls, readCallList } from "../../platform/phone/call-list.ts";
import type { CallFilter, Db } from "../../platform/phone/call-repository.ts";
import { nextAbsenceOf } from "../../platform/phone/next-absence.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { callersCsv } from "./callers-csv.ts";
import * as repository from "./repository.ts";
import { findSettings, type SavedSettings, saveSettings, type SettingsRow } from "./settings-repository.ts";

type CallerChange = { id: number; done?: boolean | undefined; note?: string | undefined };

export type SecretarialService = ReturnType<typeof createSecretarialService>;

export function createSecretarialService({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  const withAbsence = async (trx: Db, scope: AccountScope, row: SettingsRow): Promise<SecretarialSettings> => ({
    ...toSettings(row),
    absence: (await nextAbsenceOf(trx, scope, "secretarial", berlinDate(clock.now().getTime()))) ?? null,
  });

  return {
    callers: (scope: AccountScope, filter: CallFilter, page: number): Promise<CallerList> =>
      readCallList(db, scope, repository.callers, { filter, page, toItem: toCaller }),

    async csv(scope: AccountScope, filter: CallFilter): Promise<string> {
      return callersCsv((await readAllCalls(db, scope, repository.callers, filter)).map(toCaller));
    },

    async updateCaller(scope: AccountScope, change: CallerChange): Promise<Caller> {
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        const row = await repository.changeCaller(trx, scope, { ...change, now });
        if (row === undefined) throw new Problem("secretarial.caller_not_found");
        await writeAudit(trx, {
          at: now,
          action: "secretarialCaller.changed",
          outcome: "done",
          actorUserId: scope.userId,
          agentUserId: scope.agentUserId,
          companyId: scope.companyId,
          details: { call: row.id, done: change.done ?? null, note: change.note !== undefined },
        });
        return toCaller(row);
      });
    },

    async settings(scope: AccountScope): Promise<SecretarialSettings | null> {
      const row = await findSettings(db, scope);
      return row === undefined ? null : withAbsence(db, scope, row);
    },

    async updateSettings(scope: AccountScope, wanted: SavedSettings): Promise<SecretarialSettings> {
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        const row = await saveSettings(trx, scope, wanted, now);
        if (row === undefined) {
          const isSetUp = (await findSettings(trx, scope)) !== undefined;
          throw new Problem(isSetUp ? "secretarial.stale_settings" : "secretarial.not_set_up");
        }
        await writeAudit(trx, {
          at: now,
          action: "secretarialSettings.changed",
          outcome: "done",
          actorUserId: scope.userId,
          agentUserId: scope.agentUserId,
          companyId: scope.companyId,
          details: { version: row.version },
        });
        return withAbsence(trx, scope, row);
      });
    },
  };
}

const toCaller = (row: repository.CallerRow): Caller => ({
  id: row.id,
  at: row.called_at.toISOString(),
  name: row.caller_name,
  company: row.caller_company,
  phone: row.phone,
  concern: row.concern,
  outcome: row.outcome,
  wantsCallback: row.wants_callback,
  seconds: row.seconds,
  doneAt: row.done_at?.toISOString() ?? null,
  note: row.note,
  leadId: row.lead_id,
});

const toSettings = (row: SettingsRow): Omit<SecretarialSettings, "absence"> => ({
  serviceNumber: row.service_number,
  greeting: row.greeting,
  forwardTo: row.forward_to,
  hours: row.hours,
  vacationStartDate: row.vacation_from,
  vacationEndDate: row.vacation_to,
  vacationNote: row.vacation_note,
  version: row.version,
});
