/** What the voicebot was asked, what became of it, and how it answers. */
import { BOT_PAGE_SIZE, type BotCall, type BotCallDetails, type BotCallList } from "@portal/contract/voicebot/calls";
import type { VoicebotSettings } from "@portal/contract/voicebot/settings";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { sameWeekdaysBefore } from "@portal/contract/time/date-range";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { callsCsv } from "./calls-csv.ts";
import * as repository from "./repository.ts";
import { findSettings, saveSettings, type SettingsRow } from "./settings-repository.ts";

/** More lines than any company has in three years. */
const CSV_LINES = 50_000;

type SavedSettings = Omit<VoicebotSettings, "absence">;

export type VoicebotService = ReturnType<typeof createVoicebotService>;

export function createVoicebotService({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  const audit = (
    trx: repository.Db,
    { userId, agentUserId, companyId }: AccountScope,
    action: string,
    details: Record<string, number | boolean>,
  ) =>
    writeAudit(trx, {
      at: clock.now(),
      action,
      outcome: "done",
      actorUserId: userId,
      agentUserId,
      companyId,
      details,
    });

  return {
    async calls(scope: AccountScope, filter: repository.BotFilter, page: number): Promise<BotCallList> {
      const before = sameWeekdaysBefore(filter);
      const offset = (page - 1) * BOT_PAGE_SIZE;
      const [rows, total, sums, sumsBefore, first] = await Promise.all([
        repository.pageOfCalls(db, scope, { filter, limit: BOT_PAGE_SIZE, offset }),
        repository.countCalls(db, scope, filter),
        repository.figuresOf(db, scope, filter),
        repository.figuresOf(db, scope, before),
        repository.firstCallOf(db, scope),
      ]);
      const firstDay = first === undefined ? null : berlinDate(first.getTime());
      const compares = firstDay !== null && firstDay <= before.startDate;
      const compared = (key: "calls" | "answered" | "noted") => ({
        value: sums[key],
        before: compares ? sumsBefore[key] : null,
      });
      return {
        range: { start: filter.startDate, end: filter.endDate },
        calls: rows.map(toCall),
        total,
        figures: {
          calls: compared("calls"),
          answered: compared("answered"),
          noted: compared("noted"),
          open: sums.open,
        },
        comparedWith: compares ? { start: before.startDate, end: before.endDate } : null,
        firstDay,
      };
    },

    async csv(scope: AccountScope, filter: repository.BotFilter): Promise<string> {
      return callsCsv((await repository.pageOfCalls(db, scope, { filter, limit: CSV_LINES, offset: 0 })).map(toCall));
    },

    async details(scope: AccountScope, id: number): Promise<BotCallDetails> {
      const row = await repository.findCall(db, scope, id);
      if (row === undefined) throw new Problem("voicebot.call_not_found");
      const { consent_at: consentAt, delete_on: deleteOn } = row;
      const recording =
        consentAt === null || deleteOn === null ? null : { consentAt: consentAt.toISOString(), deleteOn };
      return { id: row.id, transcript: row.transcript, recording };
    },

    /** Who asked for which caller is in the audit log; who the caller is, is not. */
    async reveal(scope: AccountScope, id: number): Promise<{ name: string; phone: string }> {
      return db.transaction().execute(async (trx) => {
        const row = await repository.findCaller(trx, scope, id);
        if (row === undefined) throw new Problem("voicebot.call_not_found");
        await audit(trx, scope, "voicebotCaller.revealed", { call: id });
        return { name: row.caller_name, phone: row.phone };
      });
    },

    async mark(scope: AccountScope, { id, done }: { id: number; done: boolean }): Promise<BotCall> {
      return db.transaction().execute(async (trx) => {
        const row = await repository.markCall(trx, scope, { id, done, now: clock.now() });
        if (row === undefined) throw new Problem("voicebot.call_not_found");
        await audit(trx, scope, "voicebotCall.marked", { call: id, done });
        return toCall(row);
      });
    },

    async recording(scope: AccountScope, id: number): Promise<{ sound: Buffer; type: string }> {
      const row = await repository.findRecording(db, scope, id, berlinDate(clock.now().getTime()));
      if (row === undefined) throw new Problem("voicebot.recording_not_found");
      await audit(db, scope, "voicebotRecording.played", { call: id });
      return { sound: Buffer.from(row.recording, "base64"), type: row.recording_type };
    },

    async settings(scope: AccountScope): Promise<VoicebotSettings | null> {
      const row = await findSettings(db, scope);
      return row === undefined ? null : toSettings(row);
    },

    async updateSettings(scope: AccountScope, wanted: SavedSettings): Promise<VoicebotSettings> {
      return db.transaction().execute(async (trx) => {
        const row = await saveSettings(trx, scope, wanted, clock.now());
        if (row === undefined) {
          const isSetUp = (await findSettings(trx, scope)) !== undefined;
          throw new Problem(isSetUp ? "voicebot.stale_settings" : "voicebot.not_set_up");
        }
        await audit(trx, scope, "voicebotSettings.changed", { version: row.version });
        return toSettings(row);
      });
    },
  };
}

const toCall = (row: repository.BotCallRow): BotCall => ({
  id: row.id,
  at: row.called_at.toISOString(),
  seconds: row.seconds,
  maskedPhone: row.phone_start === "" ? "" : `${row.phone_start.trim()} …`,
  summary: row.summary,
  outcome: row.outcome,
  doneAt: row.done_at?.toISOString() ?? null,
  hasRecording: row.has_recording,
});

const toSettings = (row: SettingsRow): VoicebotSettings => ({
  greeting: row.greeting,
  forwardTo: row.forward_to,
  hours: row.hours,
  tasks: row.tasks,
  answers: row.answers,
  asksToRecord: row.asks_to_record,
  absence: row.absence_from === null ? null : { firstDay: row.absence_from, lastDay: row.absence_to },
  version: row.version,
});
