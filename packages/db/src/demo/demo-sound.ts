/** The recording of an invented call. */

const SAMPLES_A_SECOND = 4000;

/** Half a second of two tones as a WAV file in base64: a demo has no voice. */
export function demoSound(): string {
  const samples = Buffer.alloc(SAMPLES_A_SECOND / 2, 128);
  for (let place = 0; place < samples.length; place += 1) {
    const tone = place < samples.length / 2 ? 440 : 550;
    samples[place] = 128 + Math.round(60 * Math.sin((2 * Math.PI * tone * place) / SAMPLES_A_SECOND));
  }
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLES_A_SECOND, 24);
  head.writeUInt32LE(SAMPLES_A_SECOND, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]).toString("base64");
}
