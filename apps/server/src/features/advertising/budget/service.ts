/** How budgets of search ads are used up. */
import type { AdBudget, AdBudgetConsumption } from "@portal/contract/advertising/calls";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import type { DateRange } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { requireAccount } from "../account.ts";
import { forecastOf, HISTORY_DAYS } from "./forecast.ts";
import { type BudgetRow, findBudgets, findSpent, type SpentDay } from "./repository.ts";

type Asked = DateRange & { adplorerCompanyId: number };

export function createBudgets({ db }: Pick<Dependencies, "db">) {
  return {
    /** Each budget as a whole, even if only a part of it lies in the range. */
    async consumption(
      scope: AccountScope,
      { adplorerCompanyId, startDate, endDate, interval }: Asked,
    ): Promise<AdBudgetConsumption> {
      const coverage = await requireAccount(db, scope, adplorerCompanyId);
      const budgets = await findBudgets(db, scope, { start: startDate, end: endDate });
      const [first, last] = [budgets[0], budgets.at(-1)];
      const range = { startDate, endDate, interval };
      if (first === undefined || last === undefined) return { range, coverage, budgets: [] };
      const from = [first.start, addDays(coverage.lastDay ?? first.start, -HISTORY_DAYS)].toSorted()[0] ?? first.start;
      const to =
        budgets
          .map(({ end }) => end)
          .toSorted()
          .at(-1) ?? last.end;
      const days = await findSpent(db, scope, { start: from, end: to });
      return { range, coverage, budgets: budgets.map((budget) => budgetOf(budget, days, coverage.lastDay)) };
    },
  };
}

/** @param days from before the budget's first day to its end, in order */
export function budgetOf(budget: BudgetRow, days: readonly SpentDay[], lastDay: Day | null): AdBudget {
  const own = days.filter(({ day }) => day >= budget.start && day <= budget.end);
  const spentCents = own.reduce((sum, day) => sum + day.spentCents, 0);
  const isOpen = lastDay !== null && lastDay >= addDays(budget.start, -1) && lastDay < budget.end;
  const forecast =
    isOpen && spentCents < budget.planCents
      ? forecastOf({ history: days.filter(({ day }) => day <= lastDay), lastDay, spentCents, ...budget })
      : null;
  return { ...budget, spentCents, days: own, forecast };
}
