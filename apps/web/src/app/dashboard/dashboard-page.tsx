/** `dashboard` (Specification §2 "Dashboards"): what to do next, and what the company's products bring. */
import { rightCovers } from "@portal/contract/http/access";
import { useQuery } from "@tanstack/react-query";
import { EntryBoundary } from "../../features/entry/components/entry-boundary.tsx";
import { ReadOnlyBanner } from "../../features/entry/components/read-only-banner.tsx";
import { OpenDifferencesBanner } from "../../features/entry/differences/open-differences-banner.tsx";
import { useOpenDifferences } from "../../features/entry/differences/use-open-differences.ts";
import { TodayCard } from "../../features/entry/parts/opening-hours/quick-hours/today-card.tsx";
import { useAccount } from "../../platform/session/use-session.ts";
import { Card } from "../../ui/content/card.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import { MainColumn, Place, SideColumn, TwoColumns } from "../../ui/page/two-columns.tsx";
import { ClaimBanner } from "./claim-banner.tsx";
import styles from "./dashboard-page.module.css";
import { dashboardQuery } from "./dashboard-store.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { Changes, LateSkeleton, Products } from "./late-sections.tsx";
import { greeting } from "./greeting.ts";
import { NextStepCard } from "./next-step-card.tsx";

export default function DashboardPage() {
  const account = useAccount();
  const mayWrite = rightCovers(account.right, "write");
  const open = useOpenDifferences();
  const isOpenKnown = open !== undefined || !mayWrite;
  const work = useQuery({ ...dashboardQuery(account.company_id), throwOnError: false });
  // Wait for the content above, which would push them down.
  const products =
    isOpenKnown && !work.isPending ? <Products products={account.products} work={work} /> : <LateSkeleton rows={3} />;
  return (
    <>
      <PageHeader
        title={account.entry_display_name || account.company_name}
        lead={`${greeting(Date.now())}. Das steht an, und das läuft für Sie.`}
      />
      <ClaimBanner account={account} />
      {!mayWrite && (
        <div className={styles.above}>
          <ReadOnlyBanner />
        </div>
      )}
      {mayWrite && <OpenDifferencesBanner open={open} />}
      <EntryBoundary waits={!isOpenKnown} skeleton={<DashboardSkeleton products={products} />} below={products}>
        {(entry) => (
          <TwoColumns>
            <MainColumn>
              <NextStepCard entry={entry} mayWrite={mayWrite} />
              <Place at={1}>{products}</Place>
            </MainColumn>
            <SideColumn>
              <Section title="Heute">
                <Card>
                  <TodayCard entry={entry} mayWrite={mayWrite} />
                </Card>
              </Section>
              <Place at={2}>
                <Changes />
              </Place>
            </SideColumn>
          </TwoColumns>
        )}
      </EntryBoundary>
    </>
  );
}
