/** `dashboard` (Specification §2 "Dashboards"): what to do next, and what the company gets. */
import { rightCovers } from "@portal/contract/access";
import type { SalesForceEntry } from "@portal/contract/entry";
import { EntryBoundary } from "../../features/entry/components/entry-boundary.tsx";
import { ReadOnlyNotice } from "../../features/entry/components/read-only-notice.tsx";
import { TodayCard } from "../../features/entry/quick-hours/today-card.tsx";
import { useAccount } from "../../platform/session/use-session.ts";
import { Card } from "../../ui/card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import { ClaimNotice } from "./claim-notice.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import styles from "./dashboard-page.module.css";
import { greeting } from "./greeting.ts";
import { NextStepCard } from "./next-step-card.tsx";
import { ProductsSection } from "./products-section.tsx";
import { RecentChanges } from "./recent-changes.tsx";

export function Page() {
  const account = useAccount();
  const mayWrite = rightCovers(account.right, "write");
  return (
    <>
      <PageHeader
        title={account.entry_display_name || account.company_name}
        lead={`${greeting(Date.now())}. Das steht an, und das läuft für Sie.`}
      />
      <ClaimNotice account={account} />
      {!mayWrite && (
        <div className={styles.above}>
          <ReadOnlyNotice />
        </div>
      )}
      <div className={styles.room}>
        <div className={styles.page}>
          <EntryBoundary skeleton={<DashboardSkeleton />} className={styles.instead}>
            {(entry) => <EntryParts entry={entry} mayWrite={mayWrite} />}
          </EntryBoundary>
          <div className={styles.products}>
            <ProductsSection products={account.products} />
          </div>
        </div>
      </div>
    </>
  );
}

function EntryParts({ entry, mayWrite }: { entry: SalesForceEntry; mayWrite: boolean }) {
  return (
    <>
      <div>
        <NextStepCard entry={entry} mayWrite={mayWrite} />
      </div>
      <div className={styles.side}>
        <Section title="Heute">
          <Card>
            <TodayCard entry={entry} mayWrite={mayWrite} />
          </Card>
        </Section>
        <div className={styles.changes}>
          <RecentChanges />
        </div>
      </div>
    </>
  );
}
