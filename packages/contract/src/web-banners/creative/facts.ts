/** What is known of a picture after its structure was read. */

export const CREATIVE_FORMATS = ["gif", "png", "webp", "jpeg"] as const;
export type CreativeFormat = (typeof CREATIVE_FORMATS)[number];

export type CreativeFacts = {
  format: CreativeFormat;
  /** Pixels. */
  width: number;
  height: number;
  /** 1 for a picture that stands still. */
  frames: number;
  /** Length of one run of the animation; 0 for a picture that stands still. */
  milliseconds: number;
  /** How often the animation plays; 0 means for ever. */
  loops: number;
};

/** Browsers show frames with a shorter delay for a tenth of a second. */
const SHORTEST_DELAY_MS = 11;
const REPLACED_DELAY_MS = 100;

export const frameMilliseconds = (delay: number): number => (delay < SHORTEST_DELAY_MS ? REPLACED_DELAY_MS : delay);

type Size = { width: number; height: number };

/** True if a frame lies inside the picture. */
export const isWithin = (frame: Size & { x: number; y: number }, picture: Size): boolean =>
  frame.width > 0 &&
  frame.height > 0 &&
  frame.x + frame.width <= picture.width &&
  frame.y + frame.height <= picture.height;
