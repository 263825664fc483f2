/**
 * The badge that a company shows on its own site: a picture at `/badge/{companyId}.svg`, or a script at
 * `/badge/{companyId}.js`, which draws the same. A company without a current award, one that switched the signet off
 * and an unknown one get the same answer, which shows nothing.
 */
import type { EmbedType } from "../../pages/embed.ts";

/** What the script draws; `award` is null if there is nothing to show. */
export type BadgeData = {
  company: number;
  award: { name: string; score: string; ratings: string; brand: string; proof: string } | null;
};

/** The variable that the built code reads. */
export const BADGE_VARIABLE = "BADGE_DATA";

export const badgePath = (companyId: number, type: EmbedType): string => `/badge/${companyId}.${type}`;

/** Id of an element that the badge goes into, for sites that put scripts elsewhere than where they were pasted. */
export const badgePlace = (companyId: number): string => `bewertungssiegel-${companyId}`;

/** Seconds for which browsers and caches may keep it. With the server's own 20 seconds it is right within a minute. */
export const BADGE_SECONDS = 30;
