/** A company's trades: names of the vocabulary, or names that its entry already has from an import. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { Problem, wireError } from "../../../platform/problem.ts";

const findTrades = statement<{ term: string }, [names: readonly string[]]>(
  "select term from vocabulary where kind = 'trade' and term = any($1::text[]) and alias = ''",
);

/**
 * @throws Problem `entry.trade_unknown` at each trade that is neither in the vocabulary nor in `stored`, compared
 *   exactly
 */
export async function requireKnownTrades(
  db: Kysely<Database>,
  trades: readonly string[],
  stored: readonly string[],
): Promise<void> {
  const unsure = trades.filter((trade) => !stored.includes(trade));
  if (unsure.length === 0) return;
  const known = new Set((await findTrades(db, unsure)).map(({ term }) => term));
  const errors = trades.flatMap((trade, index) =>
    known.has(trade) || stored.includes(trade) ? [] : [wireError("entry.trade_unknown", { field: `trades.${index}` })],
  );
  if (errors.length > 0) throw new Problem("entry.trade_unknown", { errors });
}
