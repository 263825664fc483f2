/** Moving over a map with the arrow keys. */

export type Placed = { readonly key: string; readonly label: readonly [x: number, y: number] };

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Added to the distance of places that lie more aside than ahead, so that they come last. */
const LAST = 1e6;
/** What lies this many times as far aside as ahead is not in the direction. */
const MOST_ASIDE = 4;

/**
 * The nearest place in the direction of an arrow key; what lies aside counts as twice as far. Undefined for other keys,
 * `from` where nothing lies in that direction.
 */
export function neighbour(places: readonly Placed[], from: string, arrow: string): string | undefined {
  const direction = DIRECTIONS[arrow];
  const start = places.find(({ key }) => key === from);
  if (direction === undefined || start === undefined) return undefined;
  let nearest = { key: from, distance: Infinity };
  for (const { key, label } of places) {
    const [dx, dy] = [label[0] - start.label[0], label[1] - start.label[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = dx * direction[1] + dy * direction[0];
    const distance = Math.hypot(ahead, 2 * aside) + (Math.abs(aside) > 2 * ahead ? LAST : 0);
    const isAhead = ahead > 0 && Math.abs(aside) <= MOST_ASIDE * ahead;
    if (isAhead && distance < nearest.distance) nearest = { key, distance };
  }
  return nearest.key;
}
