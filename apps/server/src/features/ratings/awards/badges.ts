/** Badges as they are sent, kept for some seconds, so that a much visited site costs one look at the ratings. */
import type { Brand } from "@portal/contract/brands/brand";
import type { EmbedType } from "@portal/contract/pages/embed";
import { BADGE_VARIABLE, type BadgeData } from "@portal/contract/ratings/awards/badge";
import { proofPath } from "@portal/contract/ratings/awards/calls";
import { ratingsText, scoreText } from "@portal/contract/ratings/awards/rules";
import { LRUCache } from "lru-cache";
import { type Embed, embedOf, scriptWith } from "../../../platform/embeds/embed.ts";
import type { Db } from "./repository.ts";
import { isShown, type Standing, standingOf } from "./standing.ts";

/** With the 30 seconds of browsers' caches a badge is right within a minute. */
const KEPT_MS = 20_000;
/** Some 2 KB each. */
const MOST_BADGES = 5000;

const keptFor = <K extends string | number, V extends object>(now: () => Date) =>
  new LRUCache<K, V>({ max: MOST_BADGES, ttl: KEPT_MS, ttlResolution: 0, perf: { now: () => now().getTime() } });

type Asked = { companyId: number; type: EmbedType; brand: Brand; origin: string };

/** @param code of the build, which reads the data from a variable; null in a build without it */
export function createBadges(db: Db, code: string | null, now: () => Date) {
  const badges = keptFor<string, Promise<Embed>>(now);
  const make = async ({ companyId, type, brand, origin }: Asked): Promise<Embed> => {
    const standing = await standingOf(db, companyId, now());
    if (type === "svg") return embedOf(await drawnBadge(standing, brand));
    return embedOf(scriptWith(BADGE_VARIABLE, dataOf(standing, { companyId, brand, origin }), code ?? ""));
  };
  return {
    /** Undefined for a script that the build does not have. */
    find(asked: Asked): Promise<Embed> | undefined {
      if (asked.type === "js" && code === null) return undefined;
      const key = `${asked.companyId} ${asked.type} ${asked.brand.key} ${asked.origin}`;
      const known = badges.get(key);
      if (known !== undefined) return known;
      const made = make(asked);
      badges.set(key, made);
      made.catch(() => badges.delete(key));
      return made;
    },
  };
}

/** Fonts and drawing take megabytes, so they are loaded with the first badge. */
async function drawnBadge(standing: Standing | undefined, brand: Brand): Promise<string> {
  const [{ signetDrawing }, { EMPTY_SVG, svgOf }] = await Promise.all([import("./files.ts"), import("./svg.ts")]);
  return isShown(standing) ? svgOf(signetDrawing(standing, brand), { isOutlined: false }) : EMPTY_SVG;
}

type Place = Omit<Asked, "type">;

const dataOf = (standing: Standing | undefined, place: Place): BadgeData => ({
  company: place.companyId,
  award: awardOf(standing, place),
});

const awardOf = (standing: Standing | undefined, { companyId, brand, origin }: Place): BadgeData["award"] =>
  isShown(standing)
    ? {
        name: standing.name,
        score: scoreText(standing.sum),
        ratings: ratingsText(standing.sum.ratings),
        brand: brand.name,
        proof: origin + proofPath(companyId),
      }
    : null;

/** The award as other embedded scripts show it, null where a badge would show nothing. Kept as long as a badge. */
export function createShownAwards(db: Db, now: () => Date) {
  const standings = keptFor<number, Promise<Standing | undefined>>(now);
  return async (place: Place): Promise<BadgeData["award"]> => {
    const { companyId } = place;
    const known = standings.get(companyId) ?? standingOf(db, companyId, now());
    standings.set(companyId, known, { noUpdateTTL: true });
    known.catch(() => standings.delete(companyId));
    return awardOf(await known, place);
  };
}
