/** `dashboard` (Specification §2 "Dashboards"): what to do now, and what the company's products bring. */
import { rightCovers } from "@portal/contract/http/access";
import { logoOf } from "@portal/contract/entry/entry";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { EntryBoundary } from "../../features/entry/components/entry-boundary.tsx";
import { ReadOnlyBanner } from "../../features/entry/components/read-only-banner.tsx";
import { useEntry } from "../../features/entry/components/use-entry.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { useAccount } from "../../platform/session/use-session.ts";
import { Avatar } from "../../ui/content/avatar.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { MainColumn, Place, SideColumn, TwoColumns } from "../../ui/page/two-columns.tsx";
import { headlineOf } from "./contacts/contact-texts.ts";
import { dashboardQuery, noteLeft } from "./dashboard-store.ts";
import { DaySkeleton, HeadlinePlace, TasksSkeleton } from "./dashboard-skeleton.tsx";
import { Day, Figures, LateSkeleton, News } from "./late-sections.tsx";
import { greeting } from "./greeting.ts";
import { useLateCode } from "./late-code.ts";
import { TasksSection } from "./tasks/tasks-section.tsx";

export default function DashboardPage() {
  const account = useAccount();
  const name = account.entry_display_name || account.company_name;
  const mayWrite = rightCovers(account.right, "write");
  const { data, error, refetch, isPending } = useQuery({
    ...dashboardQuery(account.company_id),
    throwOnError: false,
  });
  const client = useQueryClient();
  useLateCode();
  useEffect(() => () => noteLeft(client, account.company_id), [client, account.company_id]);
  return (
    <>
      <PageHeader
        title={name}
        picture={<CompanyPicture name={name} />}
        lead={
          <>
            {greeting(Date.now())}. {isPending ? <HeadlinePlace /> : headlineOf(data?.contacts ?? null)}
          </>
        }
      />
      <TwoColumns>
        <MainColumn>
          {!mayWrite && <ReadOnlyBanner />}
          {data ? (
            <TasksSection {...data} mayWrite={mayWrite} />
          ) : error ? (
            <LoadFailure
              level={2}
              title="Ihre Aufgaben und Zahlen konnten nicht geladen werden"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <TasksSkeleton />
          )}
          <Place at={1}>
            {isPending ? (
              <LateSkeleton rows={3} />
            ) : (
              <Figures products={account.products} data={data} mayWrite={mayWrite} />
            )}
          </Place>
        </MainColumn>
        <SideColumn>
          <EntryBoundary skeleton={<DaySkeleton />} waits={isPending}>
            {(entry) => <Day entry={entry} mayWrite={mayWrite} />}
          </EntryBoundary>
          <Place at={2}>{isPending ? <LateSkeleton rows={3} /> : <News changes={data?.changes ?? []} />}</Place>
        </SideColumn>
      </TwoColumns>
    </>
  );
}

/** The company's logo, or its initials: until the entry is loaded, and for companies without a logo. */
function CompanyPicture({ name }: { name: string }) {
  const state = useEntry();
  const logo = state.kind === "loaded" ? logoOf(state.entry) : null;
  return <Avatar src={logo?.Url} name={name} size="lg" shape="square" />;
}
