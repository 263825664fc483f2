import type { Slice } from "./bulk-write.ts";
import { type CheckedPiece, REFUSED } from "./check-piece.ts";

/** Rows that take long each (images, passwords) in one transaction: nobody shall wait for its locks. */
const CAREFUL_AT_MOST = 200;

/** Parts a piece into slices of different keys, at most `size` rows each. */
export function* slicesOf(piece: CheckedPiece, size: number): Generator<Slice> {
  let from = 0;
  let careful = 0;
  const keys = new Set<string>();
  for (let index = 0; index < piece.rows; index += 1) {
    const key = keyOf(piece, index);
    if (index - from >= size || careful >= CAREFUL_AT_MOST || (key !== undefined && keys.has(key))) {
      yield { piece, from, to: index };
      from = index;
      careful = 0;
      keys.clear();
    }
    if (key !== undefined) keys.add(key);
    careful += piece.careful[index] ?? 0;
  }
  if (piece.rows > from) yield { piece, from, to: piece.rows };
}

/** What makes two rows the same: such rows must not share a transaction. */
function keyOf({ kinds, companies, keys }: CheckedPiece, index: number): string | undefined {
  const kind = kinds[index];
  return kind === REFUSED ? undefined : `${kind} ${companies[index]} ${keys[index]}`;
}
