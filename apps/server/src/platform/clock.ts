/** The one source of "now". Tests set it; everything that reasons about time takes it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
