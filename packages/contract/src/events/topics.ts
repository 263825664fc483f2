/**
 * What the server tells open pages: that something of a company has changed, never what. A page then asks for it with its
 * own call, whose guard decides what it may see.
 */

/**
 * Kinds of news. `messages` are those in threads of leads, `calls` those of the secretarial service and the voicebot,
 * `work` what a company has to do.
 */
export const EVENT_TOPICS = ["leads", "messages", "ratings", "calls", "documents", "work"] as const;
export type EventTopic = (typeof EVENT_TOPICS)[number];

/** Something of this topic is new or has changed at this company. */
export type CompanyEvent = { companyId: number; topic: EventTopic };

/**
 * Names of events in the stream. `news` carries a `CompanyEvent` as JSON. `resync`: something may have been missed, so
 * everything on the screen is out of date. `beat` comes every `BEAT_SECONDS` and carries nothing: proxies keep the connection,
 * and a browser notices that it fell silent.
 */
export const STREAM_EVENTS = ["news", "resync", "beat"] as const;
export type StreamEvent = (typeof STREAM_EVENTS)[number];

export const BEAT_SECONDS = 20;

/** Reads the JSON of a `news` event or an announcement; undefined for anything else, such as a topic of a newer version. */
export function readCompanyEvent(text: string): CompanyEvent | undefined {
  const value = parsed(text);
  if (typeof value !== "object" || value === null) return undefined;
  const { companyId, topic } = value as Partial<Record<keyof CompanyEvent, unknown>>;
  if (!Number.isSafeInteger(companyId) || !EVENT_TOPICS.some((known) => known === topic)) return undefined;
  return { companyId: companyId as number, topic: topic as EventTopic };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
