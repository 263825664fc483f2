/**
 * The company's trades, by names of the vocabulary; the first is the main trade (Specification §7
 * "updateEntryTradesData").
 */
import { linesOf } from "../../text/text-fields.ts";

/** Characters of one trade, and how many at most. */
export const TRADES_LIMITS = { trade: 100, trades: 10 } as const;

export const tradesFields = {
  trades: linesOf("Branchen", { characters: TRADES_LIMITS.trade, most: TRADES_LIMITS.trades }),
};
