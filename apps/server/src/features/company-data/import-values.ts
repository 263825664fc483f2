/** Values that the import's rows of contracts and documents share. */
import * as z from "zod/mini";

export const day = z.iso.date("ist kein Tag wie 2026-03-01.");
/** A whole number. */
export const between = (least: number, most: number) =>
  z.int().check(z.gte(least, `muss mindestens ${least} sein.`), z.lte(most, `darf höchstens ${most} sein.`));
export const MOST_CENTS = 1_000_000_000;
