import { expect, test } from "vitest";
import { aRequest } from "../testing/a-request.ts";
import { soundsOf } from "./speech-sounds.ts";
import { createVoice } from "./voice.ts";

const voice = createVoice({ token: "t" });
const ask = (json: unknown, accessToken = "t", line = "POST /voicebot/speech") =>
  voice(aRequest(line, { json, accessToken }));

test("a text is answered as a WAV file that is as long as the text takes", () => {
  const [short, long] = ["Guten Tag.", "Guten Tag. Hier ist die Dachdeckerei Brandt."].map((text) => ask({ text }));
  expect([short?.status, short?.type]).toEqual([200, "audio/wav"]);
  const [one, other] = [short?.body, long?.body] as [Buffer, Buffer];
  expect(one.subarray(0, 4).toString() + one.subarray(8, 12).toString()).toBe("RIFFWAVE");
  expect(one.readUInt32LE(4)).toBe(one.length - 8);
  const seconds = (file: Buffer): number => (file.length - 44) / file.readUInt32LE(28);
  expect(seconds(one)).toBeGreaterThan(0.8);
  expect(seconds(other)).toBeGreaterThan(3 * seconds(one));
  expect(ask({ text: "Guten Tag." })?.body).toEqual(one);
});

test("digits are said as words, double letters once, punctuation as a pause", () => {
  expect(soundsOf("7")).toEqual(soundsOf(" sieben "));
  expect(soundsOf("nett")).toEqual(soundsOf("net"));
  expect(soundsOf("€")).toEqual([]);
  expect(soundsOf("!")).toEqual(soundsOf("."));
});

test.each([
  ["a wrong token", { text: "Hallo" }, "x", "POST /voicebot/speech", 401],
  ["no text", {}, "t", "POST /voicebot/speech", 400],
  ["a long text", { text: "a".repeat(1001) }, "t", "POST /voicebot/speech", 400],
  ["a GET", {}, "t", "GET /voicebot/speech", 405],
])("%s is refused", (_what, json, token, line, status) => expect(ask(json, token, line)?.status).toBe(status));

test("other paths are not its own", () => expect(ask({}, "t", "POST /matomo/speech")).toBeUndefined());
