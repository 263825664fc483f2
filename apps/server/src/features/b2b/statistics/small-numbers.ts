/** Keeps single companies from being recognised: what is rare is shown together only. */
import { FEWEST_SHOWN } from "@portal/contract/b2b/statistics/calls";

/** What may be shown of one range. */
export type Told<Code> = { shown: { code: Code; views: number }[]; others: number };

/**
 * Views by origin, the most frequent first. Origins with fewer than `FEWEST_SHOWN` views are added up; if even their
 * sum is smaller, the next rarest origin is added too, because the sum would tell what was hidden.
 *
 * @param counts each code once; null for views of no known code
 */
export function withoutSmallNumbers<Code extends string>(
  counts: readonly { code: Code | null; views: number }[],
): Told<Code> {
  const known = counts
    .flatMap(({ code, views }) => (code === null || views === 0 ? [] : [{ code, views }]))
    .toSorted((a, b) => b.views - a.views || (a.code < b.code ? -1 : 1));
  const shown = known.filter(({ views }) => views >= FEWEST_SHOWN);
  const all = counts.reduce((sum, { views }) => sum + views, 0);
  let others = all - shown.reduce((sum, { views }) => sum + views, 0);
  while (others > 0 && others < FEWEST_SHOWN) {
    const rarest = shown.pop();
    if (rarest === undefined) break;
    others += rarest.views;
  }
  return { shown, others };
}
