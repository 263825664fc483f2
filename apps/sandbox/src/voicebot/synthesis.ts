/** Makes sound of a row of speech sounds: pulses of a voice and noise, through resonances that glide from sound to sound. */
import type { Sound } from "./speech-sounds.ts";
import { SAMPLE_RATE } from "./wave-file.ts";

/** Of the voice in Hz, at the beginning and at the end. */
const [HIGH, LOW] = [125, 98];
const BANDWIDTHS = [80, 110, 160];
const HISS_BANDWIDTH = 700;
/** In which a sound becomes the next. */
const GLIDE_MILLISECONDS = 35;
const LOUDEST = 0.8;

/** A resonance with two poles. */
function resonance() {
  let [last, before] = [0, 0];
  return (input: number, frequency: number, bandwidth: number): number => {
    const decay = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
    const turn = 2 * decay * Math.cos((2 * Math.PI * Math.min(frequency, SAMPLE_RATE / 2 - 200)) / SAMPLE_RATE);
    const value = (1 - turn + decay * decay) * input + turn * last - decay * decay * before;
    [last, before] = [value, last];
    return value;
  };
}

/** The same noise each time, from -1 to 1. */
function noise(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (2 * state) / 2_147_483_647 - 1;
  };
}

/** Samples from -1 to 1. */
export function say(sounds: readonly Sound[]): Float64Array {
  const lengths = sounds.map(({ milliseconds }) => Math.round((milliseconds * SAMPLE_RATE) / 1000));
  const samples = new Float64Array(lengths.reduce((all, one) => all + one, 0));
  const glide = (GLIDE_MILLISECONDS * SAMPLE_RATE) / 1000;
  const [mouth, breath, random] = [BANDWIDTHS.map(resonance), resonance(), noise()];
  let [place, phase] = [0, 0];
  for (const [index, sound] of sounds.entries()) {
    const previous = sounds[index - 1] ?? sound;
    for (let within = 0; within < (lengths[index] ?? 0); within += 1, place += 1) {
      const share = Math.min(1, within / glide);
      const between = (from: number, to: number): number => from + (to - from) * share;
      const formants = sound.formants.map((formant, which) => between(previous.formants[which] ?? formant, formant));
      phase += (HIGH + ((LOW - HIGH) * place) / samples.length) / SAMPLE_RATE;
      const pulse = phase >= 1 ? 8 : 0;
      phase %= 1;
      let voiced = pulse * between(previous.voice, sound.voice);
      for (const [which, resonate] of mouth.entries()) {
        voiced = resonate(voiced, formants[which] ?? 500, BANDWIDTHS[which] ?? 100);
      }
      const hissing = random() * between(previous.hiss, sound.hiss);
      samples[place] = voiced + breath(hissing, formants[1] ?? 1500, HISS_BANDWIDTH);
    }
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return loudest === 0 ? samples : samples.map((sample) => (sample / loudest) * LOUDEST);
}
