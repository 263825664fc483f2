/** Answer schemas of the telephone services. */
import * as z from "zod/mini";
import { ANSWERING_MODES } from "@portal/contract/opening-hours/answering-hours";

const compared = z.object({ value: z.number(), before: z.nullable(z.number()) });
const period = z.object({ start: z.string(), end: z.string() });

/** A `CallList`. */
export const callListAnswer = <Item extends z.ZodMiniType, Figure extends string>(
  item: Item,
  figures: readonly Figure[],
) =>
  z.object({
    range: period,
    calls: z.array(item),
    total: z.number(),
    figures: z.object({
      ...(Object.fromEntries(figures.map((name) => [name, compared])) as Record<Figure, typeof compared>),
      open: z.number(),
    }),
    comparedWith: z.nullable(period),
    firstDay: z.nullable(z.string()),
  });

/** Settings that every service has. */
export const settingsFields = {
  greeting: z.string(),
  forwardTo: z.string(),
  hours: z.object({
    mode: z.enum(ANSWERING_MODES),
    week: z.array(z.nullable(z.object({ from: z.string(), to: z.string() }))),
  }),
  version: z.number(),
};
