import { HANDOVER_PAGE_SIZE } from "@portal/contract/website/files/calls";
import type { Website } from "@portal/contract/website/sites/calls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { inbox } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { siteName } from "../sites/site-texts.ts";
import styles from "./files.module.css";
import { HandoverItem } from "./handover-item.tsx";
import { handoversQuery } from "./handovers-store.ts";

type HandoverListProps = { websites: readonly Website[]; mayWrite: boolean };

/** Everything that was handed over; what waits for the company comes first. */
export function HandoverList({ websites, mayWrite }: HandoverListProps) {
  const page = Math.max(1, Number(usePageQuery()["seite"]) || 1);
  const { data, error, refetch } = useQuery({
    ...handoversQuery(useActiveAccountId(), page),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const siteOf = (id: number): string | undefined => {
    const site = websites.length > 1 ? websites.find((one) => one.id === id) : undefined;
    return site && siteName(site);
  };
  return (
    <Section title="Bisher übergeben">
      {!data && !error && (
        <Skeleton>
          <SkeletonList rows={3} pictures={false} />
        </Skeleton>
      )}
      {!data && error && (
        <LoadFailure title="Ihre Übergaben konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && (
        <EmptyState icon={inbox} title="Noch nichts übergeben">
          Was Sie uns für die Website geben, steht hier mit seinem Stand.
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ol role="list" className={styles.list}>
            {data.handovers.map((handover) => (
              <HandoverItem key={handover.id} handover={handover} site={siteOf(handover.website)} mayWrite={mayWrite} />
            ))}
          </ol>
          <Pages page={page} total={data.total} />
        </>
      )}
    </Section>
  );
}

const Pages = ({ page, total }: { page: number; total: number }) => (
  <Pagination
    page={page}
    pageCount={Math.ceil(total / HANDOVER_PAGE_SIZE)}
    label="Seiten der Übergaben"
    renderLink={(to, props) => (
      <PageLink key={props["aria-label"]} to="website_edit" query={to === 1 ? {} : { seite: String(to) }} {...props} />
    )}
  />
);
