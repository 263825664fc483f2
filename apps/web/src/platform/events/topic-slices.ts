import type { EventTopic } from "@portal/contract/events/topics";

/** The slices whose queries show a topic (`docs/how-to/announce-and-listen.md`). */
export const TOPIC_SLICES: Readonly<Record<EventTopic, readonly string[]>> = {
  leads: ["leads"],
  messages: ["leads"],
  ratings: ["ratings"],
  calls: ["secretarial", "voicebot"],
  documents: ["company-data"],
  work: [],
};

/** It shows all of them. */
export const ALWAYS = "dashboard";
