/**
 * How the provider says a text with the voice of its voicebot: `POST speech` with a bearer token and
 * `{ "text": "…", "language": "de-DE" }` answers the sound.
 */
import type { Environment } from "../../platform/environment.ts";
import { outgoingFetch } from "../../platform/outgoing/outgoing-fetch.ts";
import { SPEECH_TYPES } from "./calls.ts";

export type Spoken = { sound: Buffer; type: string };
/** Null if the provider cannot say it now. */
export type Speech = (text: string) => Promise<Spoken | null>;

type SpeechSettings = Pick<Environment, "VOICEBOT_SPEECH_URL" | "VOICEBOT_SPEECH_TOKEN" | "OUTGOING_TRUSTED">;

/** Null without an address and a token. */
export function createSpeech(settings: SpeechSettings): Speech | null {
  const { VOICEBOT_SPEECH_URL: url, VOICEBOT_SPEECH_TOKEN: token } = settings;
  if (url === undefined || token === undefined) return null;
  const address = new URL("speech", url.endsWith("/") ? url : `${url}/`);
  const send = outgoingFetch("voicebot", settings, [address.hostname]);
  return async (text) => {
    const answer = await send(address, {
      method: "POST",
      headers: {
        accept: SPEECH_TYPES.join(", "),
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ text, language: "de-DE" }),
    }).catch(() => null);
    const type = answer?.headers.get("content-type") ?? "";
    if (!answer?.ok || !SPEECH_TYPES.some((one) => one === type)) return null;
    return { sound: Buffer.from(await answer.arrayBuffer()), type };
  };
}
