/** The stream of events (design §4): a plain GET without own headers, so that `EventSource` can make it. */
import { endpoint } from "../http/endpoint.ts";

/** `text/event-stream` without an end: news of all companies that the person may read (`topics.ts`). */
export const getEvents = endpoint<string>()({
  name: "getEvents",
  method: "GET",
  path: "/api/events",
  errors: ["request.throttled"],
});
