import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { voicebotRoutes } from "./routes.ts";
import { createVoicebotService } from "./service.ts";
import { createSpeech } from "./speech.ts";

export const createVoicebot = (dependencies: Dependencies): Call[] =>
  voicebotRoutes(createVoicebotService(dependencies, createSpeech(dependencies.environment)));
