/** Sound as a file. */

/** Samples a second, as on the telephone. */
export const SAMPLE_RATE = 8000;
const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;
const LOUDEST = 32_767;

/** Samples from -1 to 1 as a WAV file with one channel of 16 bits. */
export function waveFile(samples: Float64Array): Buffer {
  const bytes = samples.length * SAMPLE_BYTES;
  const file = Buffer.alloc(HEADER_BYTES + bytes);
  file.write("RIFF", 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * SAMPLE_BYTES, 28);
  file.writeUInt16LE(SAMPLE_BYTES, 32);
  file.writeUInt16LE(8 * SAMPLE_BYTES, 34);
  file.write("data", 36);
  file.writeUInt32LE(bytes, 40);
  for (const [place, sample] of samples.entries()) {
    const value = Math.round(Math.min(1, Math.max(-1, sample)) * LOUDEST);
    file.writeInt16LE(value, HEADER_BYTES + place * SAMPLE_BYTES);
  }
  return file;
}
