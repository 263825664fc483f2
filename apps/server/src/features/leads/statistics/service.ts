/** Figures of leads: what came of them in a range of days, and what is open now. */
import { LEAD_KINDS } from "@portal/contract/leads/states";
import type { InquiryStatistics, LeadPeriod, LeadStatistics } from "@portal/contract/leads/statistics";
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { type Compared, type Interval, lengthOf, periodsOf, rangeBefore } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import * as repository from "./repository.ts";

const DAYS = 365;
/** Reminders that are named; the others are counted. */
const DUE_SHOWN = 5;

type Asked = { startDate?: Day | undefined; endDate?: Day | undefined; interval: Interval };

export function createLeadStatistics({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  return {
    async figures(scope: AccountScope, { startDate, endDate, interval }: Asked): Promise<LeadStatistics> {
      const end = endDate ?? berlinDate(clock.now().getTime());
      const range = { startDate: startDate ?? addDays(end, 1 - DAYS), endDate: end, interval };
      const before = rangeBefore(range);
      const [days, daysBefore, sums, sumsBefore, first] = await Promise.all([
        repository.daysOf(db, scope, range),
        repository.daysOf(db, scope, before),
        repository.sumsOf(db, scope, range),
        repository.sumsOf(db, scope, before),
        repository.firstLead(db, scope),
      ]);
      const compares = first !== undefined && berlinDate(first.getTime()) <= before.startDate;
      const compared = (value: number, earlier: number): Compared => ({ value, before: compares ? earlier : null });
      const counted = (name: "received" | "accepted" | "won"): Compared =>
        compared(sumOf(days, name), sumOf(daysBefore, name));
      return {
        range: { start: range.startDate, end: range.endDate },
        figures: {
          received: counted("received"),
          accepted: counted("accepted"),
          won: counted("won"),
          wonCents: compared(sums.won_cents, sumsBefore.won_cents),
          costCents: compared(sums.cost_cents, sumsBefore.cost_cents),
          creditCents: compared(sums.credit_cents, sumsBefore.credit_cents),
        },
        responseMinutes: { value: sums.response_minutes, before: compares ? sumsBefore.response_minutes : null },
        periods: periodsWith(days, compares ? daysBefore : null, range),
        comparedWith: compares ? { start: before.startDate, end: before.endDate } : null,
      };
    },

    async inquiries(scope: AccountScope): Promise<InquiryStatistics> {
      const [kinds, waitingMessages, due, first] = await Promise.all([
        repository.kindsOf(db, scope),
        repository.waitingMessages(db, scope),
        repository.dueReminders(db, scope, berlinDate(clock.now().getTime()), DUE_SHOWN),
        repository.firstLead(db, scope),
      ]);
      const oldest = kinds.flatMap(({ oldest_new: at }) => (at === null ? [] : [at.getTime()]));
      return {
        kinds: LEAD_KINDS.map((kind) => {
          const row = kinds.find((one) => one.kind === kind);
          return {
            kind,
            total: row?.total ?? 0,
            new: row?.new ?? 0,
            inWork: row?.in_work ?? 0,
            won: row?.won ?? 0,
            unanswered: row?.unanswered ?? 0,
          };
        }),
        waitingMessages,
        oldestNewAt: oldest.length === 0 ? null : new Date(Math.min(...oldest)).toISOString(),
        dueReminders: due[0]?.total ?? 0,
        due: due.map(({ lead_id: lead, kind, due_on: dueOn, text }) => ({ lead, kind, dueOn, text })),
        firstDay: first === undefined ? null : berlinDate(first.getTime()),
      };
    },
  };
}

const sumOf = (days: readonly repository.DayRow[], name: "received" | "accepted" | "won"): number =>
  days.reduce((sum, day) => sum + day[name], 0);

/** The bars of the range, each with what came in the same days of the comparison. */
function periodsWith(
  days: readonly repository.DayRow[],
  daysBefore: readonly repository.DayRow[] | null,
  range: { startDate: Day; endDate: Day; interval: Interval },
): LeadPeriod[] {
  const length = lengthOf(range);
  return periodsOf(range).map(({ start, end }) => {
    const inside = between(days, start, end);
    const earlier = daysBefore && between(daysBefore, addDays(start, -length), addDays(end, -length));
    return {
      start,
      end,
      received: sumOf(inside, "received"),
      accepted: sumOf(inside, "accepted"),
      won: sumOf(inside, "won"),
      before: earlier && sumOf(earlier, "received"),
    };
  });
}

const between = (days: readonly repository.DayRow[], start: Day, end: Day): repository.DayRow[] =>
  days.filter(({ day }) => day >= start && day <= end);
