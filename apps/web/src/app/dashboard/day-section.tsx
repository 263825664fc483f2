import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { TodayCard } from "../../features/entry/parts/opening-hours/quick-hours/today-card.tsx";
import { Card } from "../../ui/content/card.tsx";
import { Section } from "../../ui/page/section.tsx";

export type DayProps = { entry: SalesForceEntry; mayWrite: boolean };

/** Whether the company is open, and what to do about it today. */
export const DaySection = (props: DayProps) => (
  <Section title="Heute">
    <Card>
      <TodayCard {...props} />
    </Card>
  </Section>
);
