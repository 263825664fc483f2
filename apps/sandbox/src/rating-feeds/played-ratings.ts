/**
 * Ratings of the portals Cylex and golocal. A company whose id ends in `-NUMBER` has as many ratings, of the days before
 * today; others are unknown, except `demo`, which has none. POST /rating-feeds/control with `place` and `action` adds,
 * edits or removes one: the oldest, so that later pages move.
 */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";

export type PlayedRating = {
  number: number;
  stars: number;
  text: string;
  author: string | null;
  createdAt: Date;
  changedAt: Date;
  isRemoved: boolean;
};

const DAY_MS = 86_400_000;
const MOST = 5000;
const TEXTS = [
  "Pünktlich, sauber und freundlich.",
  "Gute Beratung, fairer Preis.\nGerne wieder.",
  "Der Termin wurde zweimal verschoben.",
  "",
];
const AUTHORS = ["Jürgen M.", "Käthe B.", null];

export type PlayedRatings = ReturnType<typeof createPlayedRatings>;

export function createPlayedRatings(now: () => number = Date.now) {
  const places = new Map<string, PlayedRating[]>();
  const born = now();

  function ratingsOf(place: string): PlayedRating[] | undefined {
    const known = places.get(place);
    if (known !== undefined) return known;
    const count = place === "demo" ? 0 : Number(/-(\d{1,4})$/.exec(place)?.[1] ?? Number.NaN);
    if (!(count <= MOST)) return undefined;
    const made = Array.from({ length: count }, (_, index) => ratingOf(index + 1, born - (count - index) * DAY_MS));
    places.set(place, made);
    return made;
  }

  function act(place: string, action: string): boolean {
    const ratings = ratingsOf(place);
    if (ratings === undefined) return false;
    const oldest = ratings.find(({ isRemoved }) => !isRemoved);
    const changedAt = new Date(now());
    if (action === "add") ratings.push(ratingOf((ratings.at(-1)?.number ?? 0) + 1, now()));
    else if (action === "edit" && oldest)
      Object.assign(oldest, { text: "Nachgebessert: jetzt dicht.", stars: 2, changedAt });
    else if (action === "remove" && oldest) Object.assign(oldest, { isRemoved: true, changedAt });
    else if (action === "clear") for (const one of ratings) Object.assign(one, { isRemoved: true, changedAt });
    else if (action === "return") for (const one of ratings) Object.assign(one, { isRemoved: false });
    else return false;
    return true;
  }

  return {
    ratingsOf,
    control({ method, path, query, form }: SandboxRequest): SandboxAnswer | undefined {
      if (path !== "/rating-feeds/control" || method !== "POST") return undefined;
      const value = (name: string): string => form.get(name) ?? query.get(name) ?? "";
      return { status: act(value("place"), value("action")) ? 200 : 400, body: {} };
    },
  };
}

function ratingOf(number: number, at: number): PlayedRating {
  const createdAt = new Date(at);
  return {
    number,
    stars: (number % 5) + 1,
    text: TEXTS[number % TEXTS.length] ?? "",
    author: AUTHORS[number % AUTHORS.length] ?? null,
    createdAt,
    changedAt: createdAt,
    isRemoved: false,
  };
}
