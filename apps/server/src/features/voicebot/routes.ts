/** The voicebot's calls. */
import { call, type Call } from "../../platform/http/call.ts";
import {
  serveGetVoicebotCall,
  serveGetVoicebotCalls,
  serveGetVoicebotCallsCsv,
  serveGetVoicebotRecording,
  serveGetVoicebotSettings,
  serveMarkVoicebotCall,
  serveRevealVoicebotCaller,
  serveSpeakVoicebotGreeting,
  serveUpdateVoicebotSettings,
} from "./calls.ts";
import type { VoicebotService } from "./service.ts";

export const voicebotRoutes = (service: VoicebotService): Call[] => [
  call(serveGetVoicebotCalls, ({ scope, query: { page, ...filter } }) => service.calls(scope, filter, page)),
  call(serveGetVoicebotCallsCsv, async ({ scope, query, reply }) => {
    const csv = await service.csv(scope, query);
    void reply
      .header("content-disposition", `attachment; filename="sprachbot-${query.startDate}-${query.endDate}.csv"`)
      .type("text/csv; charset=utf-8");
    return csv;
  }),
  call(serveGetVoicebotCall, async ({ scope, params }) => ({ call: await service.details(scope, params.id) })),
  call(serveRevealVoicebotCaller, ({ scope, body }) => service.reveal(scope, body.id)),
  call(serveMarkVoicebotCall, async ({ scope, body }) => ({ call: await service.mark(scope, body) })),
  call(serveGetVoicebotRecording, async ({ scope, params, reply }) => {
    const { sound, type } = await service.recording(scope, params.id);
    void reply.type(type);
    return sound;
  }),
  call(serveGetVoicebotSettings, async ({ scope }) => ({
    settings: await service.settings(scope),
    canSpeak: service.canSpeak,
  })),
  call(serveSpeakVoicebotGreeting, async ({ body, reply }) => {
    const { sound, type } = await service.speak(body);
    void reply.type(type);
    return sound;
  }),
  call(serveUpdateVoicebotSettings, async ({ scope, body }) => ({
    settings: await service.updateSettings(scope, body.settings),
  })),
];
