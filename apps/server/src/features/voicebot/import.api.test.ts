/** Deliveries of calls and settings: repeated, late and wrong ones, above all of recordings. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
}, 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  await t.empty();
  await t.run([{ type: "company", external_id: "C-1", company_name: "Brandt" }]);
});

const RECORDING = { type: "audio/wav", sound: "UklGRg==", consent: "2026-03-01T09:12:05Z", delete_on: "2026-03-31" };
const aCall = (given: object = {}) => ({
  type: "voicebot_call",
  external_id: "B-1",
  company: "C-1",
  at: "2026-03-01T09:12:00Z",
  outcome: "answered",
  reported: "2026-03-01T09:14:00Z",
  ...given,
});

test("a call is stored once, with its recording; the later report holds, and may take the recording back", async () => {
  expect(await t.run([aCall({ recording: RECORDING })])).toMatchObject({ created: 1 });
  expect(await t.run([aCall({ recording: RECORDING })])).toMatchObject({ unchanged: 1 });
  const stored = () => t.db.selectFrom("voicebot_calls").select(["recording", "delete_on"]).execute();
  expect(await stored()).toEqual([{ recording: "UklGRg==", delete_on: "2026-03-31" }]);
  expect(await t.run([aCall({ reported: "2026-03-02", recording: null })])).toMatchObject({ updated: 1 });
  expect(await stored()).toEqual([{ recording: null, delete_on: null }]);
  await t.run([aCall({ recording: RECORDING })]);
  expect(await stored()).toEqual([{ recording: null, delete_on: null }]);
});

test("a recording may be kept until the 90th day after the call", async () =>
  expect(await t.run([aCall({ recording: { ...RECORDING, delete_on: "2026-05-30" } })])).toMatchObject({ created: 1 }));

test.each<[object, string]>([
  [{ recording: { ...RECORDING, consent: undefined } }, "recording.consent: fehlt."],
  [{ recording: { ...RECORDING, delete_on: undefined } }, "recording.delete_on: ist kein Tag wie 2026-03-01."],
  [{ recording: { ...RECORDING, delete_on: "2026-05-31" } }, "liegt mehr als 90 Tage nach dem Anruf."],
  [{ recording: { ...RECORDING, sound: "nein nein" } }, "recording.sound: ist nicht in Base64."],
  [{ recording: { ...RECORDING, type: "text/html" } }, "recording.type: muss einer dieser Werte sein"],
  [{ outcome: "busy" }, "outcome: muss einer dieser Werte sein"],
  [{ transcript: [{ speaker: "cat", text: "Miau" }] }, "transcript.0.speaker: muss einer dieser Werte sein"],
])("%j is refused: %s", async (given, said) => {
  const result = await t.run([aCall(given)]);
  expect(result.rejected).toBe(1);
  expect(result.said.join("\n")).toContain(said);
});
