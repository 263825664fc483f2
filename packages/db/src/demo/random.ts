/** Numbers that look random and are the same on every machine; each index has a series of its own. */

export type Random = {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean;
  /** One of the items. */
  of<T>(items: readonly T[]): T;
  /** `count` different items in the order of the list, fewer where there are not as many. */
  some<T>(items: readonly T[], count: number): T[];
};

/** The series of a seed and an index. */
export function randomOf(seed: number, index: number): Random {
  let state = mix(Math.imul(seed, 0x9e3779b1) ^ mix(index + 1));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) >>> 0;
  };
  const below = (limit: number): number => next() % limit;
  return {
    below,
    chance: (percent) => below(100) < percent,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("an empty list has no item");
      return item;
    },
    some: (items, count) => {
      let wanted = Math.min(count, items.length);
      return items.filter((_item, position) => {
        const taken = wanted > 0 && below(items.length - position) < wanted;
        if (taken) wanted -= 1;
        return taken;
      });
    },
  };
}

/** Spreads the bits of a 32-bit number over all its places. */
function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}
