/** Who called, what became of it, and how the service answers. */
import type { Caller, CallerList } from "@portal/contract/secretarial/calls";
import { CALLER_PAGE_SIZE } from "@portal/contract/secretarial/calls";
import type { SecretarialSettings } from "@portal/contract/secretarial/settings";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { sameWeekdaysBefore } from "@portal/contract/time/date-range";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { callersCsv } from "./callers-csv.ts";
import * as repository from "./repository.ts";
import { findSettings, saveSettings, type SettingsRow } from "./settings-repository.ts";

/** More lines than any company has in three years. */
const CSV_LINES = 50_000;

type CallerChange = { id: number; done?: boolean | undefined; note?: string | undefined };

export type SecretarialService = ReturnType<typeof createSecretarialService>;

export function createSecretarialService({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  return {
    async callers(scope: AccountScope, filter: repository.CallerFilter, page: number): Promise<CallerList> {
      const before = sameWeekdaysBefore(filter);
      const offset = (page - 1) * CALLER_PAGE_SIZE;
      const [rows, total, sums, sumsBefore, first] = await Promise.all([
        repository.pageOfCallers(db, scope, { filter, limit: CALLER_PAGE_SIZE, offset }),
        repository.countCallers(db, scope, filter),
        repository.figuresOf(db, scope, filter),
        repository.figuresOf(db, scope, before),
        repository.firstCallOf(db, scope),
      ]);
      const firstDay = first === undefined ? null : berlinDate(first.getTime());
      const compares = firstDay !== null && firstDay <= before.startDate;
      const compared = (key: "calls" | "connected" | "messages") => ({
        value: sums[key],
        before: compares ? sumsBefore[key] : null,
      });
      return {
        range: { start: filter.startDate, end: filter.endDate },
        callers: rows.map(toCaller),
        total,
        figures: {
          calls: compared("calls"),
          connected: compared("connected"),
          messages: compared("messages"),
          open: sums.open,
        },
        comparedWith: compares ? { start: before.startDate, end: before.endDate } : null,
        firstDay,
      };
    },

    async csv(scope: AccountScope, filter: repository.CallerFilter): Promise<string> {
      return callersCsv(
        (await repository.pageOfCallers(db, scope, { filter, limit: CSV_LINES, offset: 0 })).map(toCaller),
      );
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
      return row === undefined ? null : toSettings(row);
    },

    async updateSettings(
      scope: AccountScope,
      wanted: Omit<SecretarialSettings, "serviceNumber">,
    ): Promise<SecretarialSettings> {
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
        return toSettings(row);
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
});

const toSettings = (row: SettingsRow): SecretarialSettings => ({
  serviceNumber: row.service_number,
  greeting: row.greeting,
  forwardTo: row.forward_to,
  hours: row.hours,
  vacationStartDate: row.vacation_from,
  vacationEndDate: row.vacation_to,
  vacationNote: row.vacation_note,
  version: row.version,
});
