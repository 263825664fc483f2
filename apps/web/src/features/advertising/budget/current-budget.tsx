import type { AdBudget } from "@portal/contract/advertising/calls";
import { germanDay, germanLongDay, germanMoney } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { plainOf } from "../ads-texts.ts";
import { SeriesChart } from "../../../ui/charts/series-chart.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { budgetHeadline, forecastText, linesOf } from "./budget-texts.ts";
import { Wishes } from "./wishes.tsx";

type CurrentBudgetProps = { budget: AdBudget; lastDay: Day | null };

/** The newest budget of the range: what is spent against the plan, the forecast, and what people may ask for. */
export function CurrentBudget({ budget, lastDay }: CurrentBudgetProps) {
  const title = `Ausgaben ${germanDay(budget.start)} bis ${germanDay(budget.end)}`;
  const lines = linesOf(budget, lastDay);
  return (
    <>
      <Section title={budgetHeadline(budget, lastDay)} description={forecastText(budget)}>
        <Wishes budget={budget} />
      </Section>
      <Section title={title}>
        <SeriesChart
          title={title}
          summary={`Die gepunktete Linie zeigt gleich hohe Ausgaben an jedem Tag, zusammen ${germanMoney(budget.planCents)}.`}
          kind="lines"
          points={lines.map(({ day, isMoving }) => ({
            label: germanDay(day).slice(0, 6),
            name: germanLongDay(day),
            isMoving,
          }))}
          series={[
            { key: "spent", label: "ausgegeben", look: "main", values: lines.map(({ spent }) => spent) },
            { key: "plan", label: "gleichmäßig", look: "plan", values: lines.map(({ plan }) => plan) },
          ]}
          band={
            budget.forecast === null
              ? undefined
              : {
                  label: "Vorhersage, Spanne",
                  low: lines.map(({ low }) => low),
                  high: lines.map(({ high }) => high),
                }
          }
          format={germanMoney}
          plain={plainOf("cost")}
          whole={false}
          fileName={`budget-${budget.start}`}
        />
      </Section>
    </>
  );
}
