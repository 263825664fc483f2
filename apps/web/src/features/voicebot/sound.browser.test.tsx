import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiProblem } from "../../platform/api/api-problem.ts";
import { Sound } from "./sound.tsx";

const sound = (load: () => Promise<Blob>) => <Sound label="Begrüßung anhören" name="Begrüßung" load={load} />;
const button = page.getByRole("button", { name: "Begrüßung anhören" });
const player = () => document.querySelector("audio");

test("the sound is loaded when somebody wants it, and the player has the focus", async () => {
  let loads = 0;
  await render(
    sound(() => {
      loads += 1;
      return Promise.resolve(new Blob([silence()], { type: "audio/wav" }));
    }),
  );
  expect([loads, player()]).toEqual([0, null]);
  await button.click();
  await expect.poll(() => player()?.duration).toBe(1);
  expect(player()).toHaveFocus();
  expect([loads, player()?.controls, player()?.getAttribute("aria-label")]).toEqual([1, true, "Begrüßung"]);
});

test("a sound that cannot be loaded says why, and can be asked for again", async () => {
  const errors = [{ code: "voicebot.speech_away" as const, message: "Gerade nicht." }];
  await render(sound(() => Promise.reject(new ApiProblem({ kind: "outage", status: 503, errors }))));
  await button.click();
  await expect.element(page.getByText("Gerade nicht.")).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(player()).toBeNull();
});

/** A second of silence as a WAV file with 8,000 samples of 8 bits. */
function silence(): Uint8Array<ArrayBuffer> {
  const file = new DataView(new ArrayBuffer(44 + 8000));
  const write = (place: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) file.setUint8(place + index, text.charCodeAt(index));
  };
  write(0, "RIFF");
  file.setUint32(4, 36 + 8000, true);
  write(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, 8000, true);
  file.setUint32(28, 8000, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  write(36, "data");
  file.setUint32(40, 8000, true);
  for (let place = 44; place < file.byteLength; place += 1) file.setUint8(place, 128);
  return new Uint8Array(file.buffer);
}
