/** The voicebot: a machine that answers a company's telephone (Specification §2). Its calls are our own. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idNumber, idText } from "../http/ids.ts";
import type { ProductFamily } from "../navigation/products.ts";
import { callFilterQuery, type CallList, callListQuery } from "../phone/call-list.ts";
import type { Day } from "../time/berlin-time.ts";
import { greetingToHear, type VoicebotSettings, voicebotSettings } from "./settings.ts";

export const VOICEBOT_FAMILIES: readonly ProductFamily[] = ["voicebot"];

/** Days after which a recording is deleted at the latest. */
export const MOST_RECORDING_DAYS = 90;

export const BOT_OUTCOMES = ["answered", "message", "appointment", "connected", "hung_up"] as const;
export type BotOutcome = (typeof BOT_OUTCOMES)[number];
export const BOT_OUTCOME_LABELS: Record<BotOutcome, string> = {
  answered: "Frage beantwortet",
  message: "Nachricht aufgenommen",
  appointment: "Terminwunsch aufgenommen",
  connected: "Verbunden",
  hung_up: "Aufgelegt",
};

export type BotCall = {
  id: number;
  /** ISO instant, UTC. */
  at: string;
  seconds: number;
  /** The number with its last digits hidden: "0221 44…"; "" if it was withheld. */
  maskedPhone: string;
  summary: string;
  outcome: BotOutcome;
  doneAt: string | null;
  hasRecording: boolean;
  /** The lead that was made of the call. */
  leadId: number | null;
};

export type SpokenLine = { speaker: "bot" | "caller"; text: string };

export type BotCallDetails = {
  id: number;
  transcript: SpokenLine[];
  /** Null without a recording. It exists only with the caller's consent. */
  recording: { consentAt: string; deleteOn: Day } | null;
};

export type BotCallList = CallList<BotCall, "calls" | "answered" | "noted">;

export const getVoicebotCalls = endpoint<BotCallList>()({
  name: "getVoicebotCalls",
  method: "GET",
  path: "/api/customer/voicebot/getCalls",
  query: callListQuery,
});

/** The list as CSV, without pages; callers stay masked. A plain GET, so a link is enough. */
export const getVoicebotCallsCsv = endpoint<unknown>()({
  name: "getVoicebotCallsCsv",
  method: "GET",
  path: "/api/customer/voicebot/calls.csv",
  query: callFilterQuery,
});

export const getVoicebotCall = endpoint<{ call: BotCallDetails }>()({
  name: "getVoicebotCall",
  method: "GET",
  path: "/api/customer/voicebot/calls/:id",
  params: z.object({ id: idText }),
  errors: ["voicebot.call_not_found"],
});

/** The caller's name and number. Asking is noted in the audit log. */
export const revealVoicebotCaller = endpoint<{ name: string; phone: string }>()({
  name: "revealVoicebotCaller",
  method: "POST",
  path: "/api/customer/voicebot/revealCaller",
  body: z.object({ id: idNumber }),
  errors: ["voicebot.call_not_found"],
});

export const markVoicebotCall = endpoint<{ call: BotCall }>()({
  name: "markVoicebotCall",
  method: "POST",
  path: "/api/customer/voicebot/markCall",
  body: z.object({ id: idNumber, done: z.boolean() }),
  errors: ["voicebot.call_not_found"],
});

/** The recording as sound. A plain GET, for the browser's player. */
export const getVoicebotRecording = endpoint<Uint8Array>()({
  name: "getVoicebotRecording",
  method: "GET",
  path: "/api/customer/voicebot/calls/:id/recording",
  params: z.object({ id: idText }),
  errors: ["voicebot.recording_not_found"],
});

/** `canSpeak`: the provider's connector can say the greeting. */
export const getVoicebotSettings = endpoint<{ settings: VoicebotSettings | null; canSpeak: boolean }>()({
  name: "getVoicebotSettings",
  method: "GET",
  path: "/api/customer/voicebot/getSettings",
});

/** What callers hear first, as the voicebot says it. Nothing is saved. */
export const speakVoicebotGreeting = endpoint<Uint8Array>()({
  name: "speakVoicebotGreeting",
  method: "POST",
  path: "/api/customer/voicebot/speakGreeting",
  body: greetingToHear,
  errors: ["voicebot.no_speech", "voicebot.speech_away"],
});

export const updateVoicebotSettings = endpoint<{ settings: VoicebotSettings }>()({
  name: "updateVoicebotSettings",
  method: "POST",
  path: "/api/customer/voicebot/updateSettings",
  body: z.object({ settings: voicebotSettings }),
  errors: ["voicebot.not_set_up", "voicebot.stale_settings"],
});
