/** Announcements as a server process hears them, whichever process made them. */
import { type CompanyEvent, readCompanyEvent } from "@portal/contract/events/topics";
import type { FastifyBaseLogger } from "fastify";
import { Listener } from "./listener.ts";

/** Who wants to hear. */
export type EventListener = {
  announced(event: CompanyEvent): void;
  /** Listening began, for the first time or anew: something may have been missed. */
  resumed(): void;
  /** The process ends: what is open must end too. */
  ended(): void;
  /** Open streams, for the metrics. */
  count(): number;
};

export type Events = {
  /** Listens from the first call on, and tells `listener` until the end of the process. */
  follow(listener: EventListener): void;
  openStreams(): number;
  /** Ends all streams, so that requests can end. Announcements go on being heard. */
  endStreams(): void;
  close(): Promise<void>;
};

/** Opens no connection before somebody follows. */
export function openEvents(options: { databaseUrl: string; log: FastifyBaseLogger }): Events {
  const followers = new Set<EventListener>();
  let listener: Listener | undefined;

  const heard = (payload: string): void => {
    const event = readCompanyEvent(payload);
    if (event !== undefined) for (const follower of followers) follower.announced(event);
  };
  const connected = (): void => followers.forEach((follower) => follower.resumed());
  return {
    follow(follower) {
      followers.add(follower);
      listener ??= new Listener({ ...options, heard, connected });
    },
    openStreams: () => [...followers].reduce((sum, follower) => sum + follower.count(), 0),
    endStreams: () => followers.forEach((follower) => follower.ended()),
    close: async () => listener?.close(),
  };
}
