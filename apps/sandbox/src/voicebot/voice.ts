/**
 * The voicebot's provider: POST /voicebot/speech with a bearer token and `{ text, language }` answers the text as sound,
 * said by a simple machine (`speech-sounds.ts`, `synthesis.ts`). It sounds like a machine of the eighties, on purpose:
 * nobody should take it for the voice of a real provider.
 */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { soundsOf } from "./speech-sounds.ts";
import { say } from "./synthesis.ts";
import { waveFile } from "./wave-file.ts";

const MOST_CHARACTERS = 1000;

export function createVoice({ token }: { token: string }) {
  return ({ method, path, authorization, body }: SandboxRequest): SandboxAnswer | undefined => {
    if (path !== "/voicebot/speech") return undefined;
    if (method !== "POST") return { status: 405, body: "only POST" };
    if (authorization !== `Bearer ${token}`) return { status: 401, body: "unknown token" };
    const text = textOf(body);
    if (text === undefined || text.length > MOST_CHARACTERS) return { status: 400, body: "text must be a short text" };
    return { status: 200, type: "audio/wav", body: waveFile(say(soundsOf(text))) };
  };
}

function textOf(body: string): string | undefined {
  try {
    const { text } = JSON.parse(body) as { text?: unknown };
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}
