import * as z from "zod/mini";
import {
  BOT_OUTCOMES,
  getVoicebotCall,
  getVoicebotCalls,
  getVoicebotCallsCsv,
  getVoicebotRecording,
  getVoicebotSettings,
  markVoicebotCall,
  revealVoicebotCaller,
  speakVoicebotGreeting,
  updateVoicebotSettings,
  VOICEBOT_FAMILIES,
} from "@portal/contract/voicebot/calls";
import { BOT_ANSWERS, BOT_TASKS } from "@portal/contract/voicebot/settings";
import { accountAccess, FileAnswer, serve } from "../../platform/http/served-call.ts";
import { callListAnswer, settingsFields } from "../../platform/phone/answers.ts";
import { PHONE_SERVICE, SPEECH } from "../../platform/rate-limits/quotas.ts";

const reads = { access: accountAccess("read", { families: VOICEBOT_FAMILIES }), agent: true } as const;
const writes = {
  access: accountAccess("write", { families: VOICEBOT_FAMILIES }),
  agent: true,
  quota: PHONE_SERVICE,
} as const;

const call = z.object({
  id: z.number(),
  at: z.string(),
  seconds: z.number(),
  maskedPhone: z.string(),
  summary: z.string(),
  outcome: z.enum(BOT_OUTCOMES),
  doneAt: z.nullable(z.string()),
  hasRecording: z.boolean(),
  leadId: z.nullable(z.number()),
});
const settings = z.object({
  ...settingsFields,
  tasks: z.array(z.enum(BOT_TASKS)),
  answers: z.array(z.enum(BOT_ANSWERS)),
  asksToRecord: z.boolean(),
  absence: z.nullable(z.object({ firstDay: z.string(), lastDay: z.nullable(z.string()) })),
});

export const SPEECH_TYPES = ["audio/mpeg", "audio/wav"] as const;
export const RECORDING_TYPES = ["audio/mpeg", "audio/ogg", "audio/wav"] as const;

export const serveGetVoicebotCalls = serve(getVoicebotCalls, {
  ...reads,
  answers: { 200: callListAnswer(call, ["calls", "answered", "noted"]) },
});
export const serveGetVoicebotCallsCsv = serve(getVoicebotCallsCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
export const serveGetVoicebotCall = serve(getVoicebotCall, {
  ...reads,
  answers: {
    200: z.object({
      call: z.object({
        id: z.number(),
        transcript: z.array(z.object({ speaker: z.enum(["bot", "caller"]), text: z.string() })),
        recording: z.nullable(z.object({ consentAt: z.string(), deleteOn: z.string() })),
      }),
    }),
  },
});
export const serveRevealVoicebotCaller = serve(revealVoicebotCaller, {
  ...reads,
  quota: PHONE_SERVICE,
  answers: { 200: z.object({ name: z.string(), phone: z.string() }) },
});
export const serveMarkVoicebotCall = serve(markVoicebotCall, { ...writes, answers: { 200: z.object({ call }) } });
export const serveGetVoicebotRecording = serve(getVoicebotRecording, {
  ...reads,
  answers: { 200: new FileAnswer(...RECORDING_TYPES) },
});
export const serveGetVoicebotSettings = serve(getVoicebotSettings, {
  ...reads,
  answers: { 200: z.object({ settings: z.nullable(settings), canSpeak: z.boolean() }) },
});
export const serveSpeakVoicebotGreeting = serve(speakVoicebotGreeting, {
  ...writes,
  quota: SPEECH,
  answers: { 200: new FileAnswer(...SPEECH_TYPES) },
});
export const serveUpdateVoicebotSettings = serve(updateVoicebotSettings, {
  ...writes,
  answers: { 200: z.object({ settings }) },
});
