/** Calls and settings as the server gives them, for component tests. */
import type { BotCall, BotCallList } from "@portal/contract/voicebot/calls";
import type { VoicebotSettings } from "@portal/contract/voicebot/settings";
import { alwaysAnswering } from "@portal/contract/opening-hours/answering-hours";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";

export const aBotCall = (given: Partial<BotCall> = {}): BotCall => ({
  id: 21,
  at: "2026-11-20T08:12:00.000Z",
  seconds: 95,
  maskedPhone: "0221 44 …",
  summary: "Fragt, ob samstags geöffnet ist.",
  outcome: "answered",
  doneAt: null,
  hasRecording: false,
  leadId: null,
  ...given,
});

export const aBotCallList = (calls: BotCall[]): BotCallList => ({
  range: { start: "2026-08-24", end: "2026-11-21" },
  calls,
  total: calls.length,
  figures: {
    calls: { value: 42, before: 40 },
    answered: { value: 12, before: 12 },
    noted: { value: 28, before: 20 },
    open: calls.filter(({ doneAt }) => doneAt === null).length,
  },
  comparedWith: { start: "2026-05-23", end: "2026-08-20" },
  firstDay: "2025-01-07",
});

export const someBotSettings = (given: Partial<VoicebotSettings> = {}): VoicebotSettings => ({
  greeting: "Hier ist Brandt.",
  forwardTo: "",
  hours: alwaysAnswering(),
  tasks: ["message"],
  answers: ["openingHours"],
  asksToRecord: false,
  absence: null,
  version: 3,
  ...given,
});

/** Makes the active company one that has the voicebot. */
export const setCompanyWithVoicebot = (right: "owner" | "read" = "owner") =>
  setAccount(
    anAccount({ right, products: [{ Stock_Keeping_Unit__c: "VOICE", Status__c: "Invoicing", type_details: {} }] }),
  );
