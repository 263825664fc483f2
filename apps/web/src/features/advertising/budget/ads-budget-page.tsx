import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { queryOfRange } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { calendar } from "../../../ui/icons/icons.ts";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { AdsPage, type AdsView } from "../ads-page.tsx";
import { budgetQuery, preloadOfAds } from "../ads-store.ts";
import { cautionsOf } from "../ads-texts.ts";
import { Cautions } from "../cautions.tsx";
import { Loaded, useIsLoading } from "../loaded.tsx";
import { BudgetHistory } from "./budget-history.tsx";
import { CurrentBudget } from "./current-budget.tsx";

export const preload = preloadOfAds;

/** `search_ads_budget`: how far the budget is used up, when it will end, and what to ask for. */
export default function AdsBudgetPage() {
  return (
    <AdsPage
      page="search_ads_budget"
      title="Werbebudget"
      lead="Wie viel ausgegeben ist und wie lange Ihr Budget noch reicht."
    >
      {(view) => <Budgets {...view} />}
    </AdsPage>
  );
}

function Budgets({ accountId, adplorerCompanyId, choice }: AdsView) {
  const goTo = useGoTo();
  const query = budgetQuery({ accountId, adplorerCompanyId, range: choice.range });
  return (
    <>
      <RangePicker
        choice={choice}
        isLoading={useIsLoading(query)}
        withoutInterval
        onChange={(next) => void goTo("search_ads_budget", { query: queryOfRange(next), replace: true })}
      />
      <Loaded query={query} failed="Das Budget konnte nicht geladen werden" figures={3}>
        {({ range, coverage, budgets }) => {
          const current = budgets.at(-1);
          if (current === undefined) {
            return (
              <EmptyState level={2} icon={calendar} title="Kein Budget in diesem Zeitraum" action={<CallUs />}>
                Für diese Zeit ist nichts vereinbart. Wählen Sie einen anderen Zeitraum, oder fragen Sie uns.
              </EmptyState>
            );
          }
          return (
            <>
              <Cautions texts={cautionsOf({ range, coverage })} />
              <CurrentBudget key={current.start} budget={current} lastDay={coverage.lastDay} />
              {budgets.length > 1 && <BudgetHistory budgets={budgets} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
