import { getEvents } from "@portal/contract/events/calls";
import { EVENT_STREAM, FileAnswer, serve, sessionAccess } from "../../platform/http/served-call.ts";

export const serveGetEvents = serve(getEvents, {
  access: sessionAccess(),
  agent: true,
  answers: { 200: new FileAnswer(EVENT_STREAM) },
});
