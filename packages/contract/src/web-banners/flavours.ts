/** The formats in which a banner is shown, and what a file of each may be (Specification §3 "grouped by flavour"). */

export const FLAVOURS = ["billboard", "leaderboard", "medium_rectangle", "wide_skyscraper", "mobile_banner"] as const;
export type Flavour = (typeof FLAVOURS)[number];

export type FlavourRule = {
  readonly label: string;
  /** Where visitors see it, as the end of "Erscheint …". */
  readonly shown: string;
  /** Exact size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Heaviest file. */
  readonly bytes: number;
  /** Longest run of an animation, in seconds, and how often it may play. */
  readonly seconds: number;
  readonly loops: number;
};

export const FLAVOUR_RULES: Readonly<Record<Flavour, FlavourRule>> = {
  billboard: {
    label: "Großes Banner",
    shown: "über den Suchergebnissen, am Computer",
    width: 970,
    height: 250,
    bytes: 200_000,
    seconds: 15,
    loops: 2,
  },
  leaderboard: {
    label: "Breites Banner",
    shown: "oben auf den Seiten, am Computer",
    width: 728,
    height: 90,
    bytes: 150_000,
    seconds: 15,
    loops: 3,
  },
  medium_rectangle: {
    label: "Rechteck",
    shown: "zwischen den Suchergebnissen, auf allen Geräten",
    width: 300,
    height: 250,
    bytes: 150_000,
    seconds: 15,
    loops: 3,
  },
  wide_skyscraper: {
    label: "Hohes Banner",
    shown: "neben den Suchergebnissen, am Computer",
    width: 160,
    height: 600,
    bytes: 150_000,
    seconds: 15,
    loops: 3,
  },
  mobile_banner: {
    label: "Handy-Banner",
    shown: "am unteren Rand, auf dem Handy",
    width: 320,
    height: 50,
    bytes: 80_000,
    seconds: 10,
    loops: 2,
  },
};

/** Pictures of one animation at most: more are no banner and would cost browsers too much. */
export const MOST_FRAMES = 200;

/** Files of one banner; visitors see them in turn. */
export const BANNER_FILES = 4;
