/** Positions of German municipalities that ship with the product (packages/db/data/README.md). */
import { readFile } from "node:fs/promises";

/**
 * In degrees. `weight`: 0 for villages, more for larger towns. `regions`: the first two digits of the postal codes, which
 * tell places of one name and state apart.
 */
export type PositionRow = [name: string, state: string, lat: number, lng: number, weight: number, regions: string];

export const readPositions = async (): Promise<PositionRow[]> =>
  JSON.parse(await readFile(new URL("../data/positions.json", import.meta.url), "utf8")) as PositionRow[];
