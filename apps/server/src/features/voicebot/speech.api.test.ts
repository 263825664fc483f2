import { getVoicebotSettings, speakVoicebotGreeting } from "@portal/contract/voicebot/calls";
import { voicebotSettingsOf } from "@portal/db/factories/voicebot";
import { afterEach, beforeEach, expect } from "vitest";
import { sandboxTest } from "../../testing/servers/sandbox-test.ts";
import type { Member } from "../../testing/test-app.ts";
import { createSpeech } from "./speech.ts";

const { test, app, sandbox } = sandboxTest({
  secrets: { VOICEBOT_SPEECH_TOKEN: "a-token-of-the-voicebot" },
  addresses: (origin) => ({ VOICEBOT_SPEECH_URL: `${origin}/voicebot/` }),
});
const GREETING = { greeting: "Hier ist Brandt.", asksToRecord: false };
let anna: Member;
let accountId: number;
beforeEach(async () => {
  anna = await app.logInMember({ products: ["VOICE"] });
  accountId = anna.company.id;
});
afterEach(() => sandbox.works());

const speak = (body: object = GREETING) =>
  anna.client.call(speakVoicebotGreeting, { accountId, body: body as typeof GREETING });

test("a greeting is said as sound, and nothing is saved", async () => {
  await voicebotSettingsOf(app.db, accountId);
  const before = (await anna.client.call(getVoicebotSettings, { accountId })).body;
  expect(before.canSpeak).toBe(true);
  const { raw } = await speak();
  expect([raw.statusCode, raw.headers["content-type"]]).toEqual([200, "audio/wav"]);
  expect(raw.rawPayload.subarray(0, 4).toString()).toBe("RIFF");
  expect((await anna.client.call(getVoicebotSettings, { accountId })).body).toEqual(before);
});

test("what is said begins with the notice: even a short greeting takes as long as it", async () => {
  const seconds = async (body: object) => ((await speak(body)).raw.rawPayload.length - 44) / 16_000;
  expect(await seconds({ ...GREETING, greeting: "Ja" })).toBeGreaterThan(4);
  expect(await seconds({ ...GREETING, asksToRecord: true })).toBeGreaterThan((await seconds(GREETING)) + 2);
});

test.each([
  ["is away", "reset"],
  ["is out of order", "status&status=503"],
  ["answers something else than sound", "garbage"],
])("a provider that %s is a refusal that says so", async (_what, fault) => {
  await sandbox.fails("/voicebot", fault);
  const { status, codes } = await speak();
  expect([status, codes]).toEqual([503, ["voicebot.speech_away"]]);
});

test.each([
  [{ greeting: "", asksToRecord: false }, "greeting"],
  [{ greeting: "a".repeat(301), asksToRecord: false }, "greeting"],
  [{ greeting: "Hallo" }, "asksToRecord"],
])("%j is refused at %s", async (body, field) => {
  const { status, raw } = await speak(body);
  expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
});

test("without an address or a token nothing is offered", () => {
  expect(createSpeech({ OUTGOING_TRUSTED: [], VOICEBOT_SPEECH_URL: "https://a.example" })).toBeNull();
  expect(createSpeech({ OUTGOING_TRUSTED: [], VOICEBOT_SPEECH_TOKEN: "t" })).toBeNull();
});
