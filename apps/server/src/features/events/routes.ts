import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { EVENT_STREAM } from "../../platform/http/served-call.ts";
import { serveGetEvents } from "./calls.ts";
import { EventStream } from "./event-stream.ts";
import { Streams } from "./streams.ts";

export function eventRoutes(dependencies: Dependencies): Call[] {
  const streams = new Streams(dependencies);
  return [
    call(serveGetEvents, async ({ session, reply }) => {
      const stream = new EventStream(session);
      await streams.add(stream);
      dependencies.events.follow(streams);
      // For proxies that collect an answer before they pass it on.
      void reply.header("x-accel-buffering", "no").type(EVENT_STREAM);
      return stream as never;
    }),
  ];
}
