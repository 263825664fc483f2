/** Lists of answered calls: one page with its sums, all calls for a file, and their deletion. */
import { CALL_MONTHS, type CallList, CALLS_PER_PAGE } from "@portal/contract/phone/call-list";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { type Compared, sameWeekdaysBefore } from "@portal/contract/time/date-range";
import type { Dependencies } from "../dependencies.ts";
import type { AccountScope } from "../session/session.ts";
import { inBatches } from "../sweeps/sweep.ts";
import type { CallFilter, callRepository, Db } from "./call-repository.ts";

/** More lines than any company has in three years. */
const CSV_LINES = 50_000;

type Calls<Row extends object, Figure extends string> = ReturnType<typeof callRepository<Row, Figure>>;

/** One page, with the sums of the range and of the same weekdays before, if there were calls then. */
export async function readCallList<Row extends object, Figure extends string, Item>(
  db: Db,
  scope: AccountScope,
  calls: Calls<Row, Figure>,
  { filter, page, toItem }: { filter: CallFilter; page: number; toItem: (row: Row) => Item },
): Promise<CallList<Item, Figure>> {
  const before = sameWeekdaysBefore(filter);
  const [rows, total, sums, sumsBefore, first] = await Promise.all([
    calls.pageOf(db, scope, { ...filter, limit: CALLS_PER_PAGE, offset: (page - 1) * CALLS_PER_PAGE }),
    calls.countOf(db, scope, filter),
    calls.figuresOf(db, scope, filter),
    calls.figuresOf(db, scope, before),
    calls.firstOf(db, scope),
  ]);
  const { open, ...values } = sums;
  const firstDay = first === undefined ? null : berlinDate(first.getTime());
  const compares = firstDay !== null && firstDay <= before.startDate;
  const names = Object.keys(values) as Figure[];
  const figures = Object.fromEntries(
    names.map((name): [string, Compared] => [name, { value: sums[name], before: compares ? sumsBefore[name] : null }]),
  ) as Record<Figure, Compared>;
  return {
    range: { start: filter.startDate, end: filter.endDate },
    calls: rows.map(toItem),
    total,
    figures: { ...figures, open },
    comparedWith: compares ? { start: before.startDate, end: before.endDate } : null,
    firstDay,
  };
}

/** All calls of a filter, for a file. */
export const readAllCalls = <Row extends object, Figure extends string>(
  db: Db,
  scope: AccountScope,
  calls: Calls<Row, Figure>,
  filter: CallFilter,
): Promise<Row[]> => calls.pageOf(db, scope, { ...filter, limit: CSV_LINES, offset: 0 });

/** The sweep that deletes calls after the time for which callers' data are kept. */
export const sweepOfCalls =
  ({ deleteBefore }: Pick<Calls<object, string>, "deleteBefore">) =>
  ({ db, clock }: Pick<Dependencies, "db" | "clock">, signal?: AbortSignal): Promise<number> => {
    const before = clock.now();
    before.setUTCMonth(before.getUTCMonth() - CALL_MONTHS);
    return inBatches(() => deleteBefore(db, before), signal);
  };
