/** What the voicebot was asked, what became of it, and how it answers. */
import type { BotCall, BotCallDetails, BotCallList } from "@portal/contract/voicebot/calls";
import { type GreetingToHear, spokenGreeting, type VoicebotSettings } from "@portal/contract/voicebot/settings";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { readAllCalls, readCallList } from "../../platform/phone/call-list.ts";
import type { CallFilter, Db } from "../../platform/phone/call-repository.ts";
import { Problem } from "../../platform/problem.ts";
import { nextAbsenceOf } from "../../platform/phone/next-absence.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { callsCsv } from "./calls-csv.ts";
import * as repository from "./repository.ts";
import { findSettings, saveSettings, type SettingsRow } from "./settings-repository.ts";
import type { Speech, Spoken } from "./speech.ts";

type SavedSettings = Omit<VoicebotSettings, "absence">;

export type VoicebotService = ReturnType<typeof createVoicebotService>;

/** Without `speech` nothing is said. */
export function createVoicebotService({ db, clock }: Pick<Dependencies, "db" | "clock">, speech: Speech | null) {
  const audit = (
    trx: Db,
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

  /** Of the provider's absence and the company's, the one that comes first and is not over. */
  async function withAbsence(trx: Db, scope: AccountScope, row: SettingsRow): Promise<VoicebotSettings> {
    const today = berlinDate(clock.now().getTime());
    const entered = (await nextAbsenceOf(trx, scope, "voicebot", today)) ?? null;
    const { absence_from: firstDay, absence_to: lastDay } = row;
    const isProvidersNext =
      firstDay !== null && (lastDay === null || lastDay >= today) && (entered === null || firstDay <= entered.firstDay);
    return { ...toSettings(row), absence: isProvidersNext ? { firstDay, lastDay } : entered };
  }

  return {
    canSpeak: speech !== null,

    /** @throws Problem `voicebot.no_speech`, `voicebot.speech_away` */
    async speak(greeting: GreetingToHear): Promise<Spoken> {
      if (speech === null) throw new Problem("voicebot.no_speech");
      const spoken = await speech(spokenGreeting(greeting));
      if (spoken === null) throw new Problem("voicebot.speech_away");
      return spoken;
    },

    calls: (scope: AccountScope, filter: CallFilter, page: number): Promise<BotCallList> =>
      readCallList(db, scope, repository.botCalls, { filter, page, toItem: toCall }),

    async csv(scope: AccountScope, filter: CallFilter): Promise<string> {
      return callsCsv((await readAllCalls(db, scope, repository.botCalls, filter)).map(toCall));
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
      return row === undefined ? null : withAbsence(db, scope, row);
    },

    async updateSettings(scope: AccountScope, wanted: SavedSettings): Promise<VoicebotSettings> {
      return db.transaction().execute(async (trx) => {
        const row = await saveSettings(trx, scope, wanted, clock.now());
        if (row === undefined) {
          const isSetUp = (await findSettings(trx, scope)) !== undefined;
          throw new Problem(isSetUp ? "voicebot.stale_settings" : "voicebot.not_set_up");
        }
        await audit(trx, scope, "voicebotSettings.changed", { version: row.version });
        return withAbsence(trx, scope, row);
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
  leadId: row.lead_id,
});

const toSettings = (row: SettingsRow): SavedSettings => ({
  greeting: row.greeting,
  forwardTo: row.forward_to,
  hours: row.hours,
  tasks: row.tasks,
  answers: row.answers,
  asksToRecord: row.asks_to_record,
  version: row.version,
});
