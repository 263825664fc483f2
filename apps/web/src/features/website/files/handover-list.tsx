import { HANDOVER_PAGE_SIZE } from "@portal/contract/website/files/calls";
import type { Website } from "@portal/contract/website/sites/calls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { ItemList } from "../../../ui/lists/item-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { inbox } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Filters } from "../../../ui/lists/filters.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { siteName } from "../sites/site-texts.ts";
import { HandoverItem } from "./handover-item.tsx";
import { handoversCsvHref, handoversQuery, type Shown } from "./handovers-store.ts";

type HandoverListProps = { websites: readonly Website[]; mayWrite: boolean };

/** Everything that was handed over; what waits for the company comes first. */
export function HandoverList({ websites, mayWrite }: HandoverListProps) {
  const { seite, suche = "" } = usePageQuery();
  const shown: Shown = { page: Math.max(1, Number(seite) || 1), search: suche };
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({
    ...handoversQuery(accountId, shown),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const siteOf = (id: number): string | undefined => {
    const site = websites.length > 1 ? websites.find((one) => one.id === id) : undefined;
    return site && siteName(site);
  };
  return (
    <Section
      title="Bisher übergeben"
      action={data !== undefined && data.total > 0 && <CsvLink href={handoversCsvHref(accountId, shown.search)} />}
    >
      <Stack gap="lg">
        {(shown.search !== "" || (data?.total ?? 0) > HANDOVER_PAGE_SIZE) && <Search shown={shown} />}
        {!data && (
          <NotLoaded failure="Ihre Übergaben konnten nicht geladen werden" error={error} onRetry={refetch}>
            <Skeleton>
              <SkeletonList rows={3} pictures={false} />
            </Skeleton>
          </NotLoaded>
        )}
        {data?.total === 0 && shown.search !== "" && (
          <EmptyState icon={inbox} title="Nichts gefunden">
            In keiner Übergabe steht „{shown.search}“.
          </EmptyState>
        )}
        {data?.total === 0 && shown.search === "" && (
          <EmptyState icon={inbox} title="Noch nichts übergeben">
            Was Sie uns für die Website geben, steht hier mit seinem Stand.
          </EmptyState>
        )}
        {data && data.total > 0 && (
          <div>
            <ItemList>
              {data.handovers.map((handover) => (
                <HandoverItem
                  key={handover.id}
                  handover={handover}
                  site={siteOf(handover.website)}
                  mayWrite={mayWrite}
                />
              ))}
            </ItemList>
            <Pages shown={shown} total={data.total} />
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** Offered once there is more than one page. The address holds the search. */
function Search({ shown }: { shown: Shown }) {
  const goTo = useGoTo();
  const find = (wanted: string) =>
    void goTo("website_edit", {
      query: queryOf({ page: 1, search: wanted }),
      replace: true,
      withoutAsking: true,
    });
  return <Filters search={{ label: "Nach Wort oder Nummer suchen", value: shown.search, onSearch: find }} />;
}

const queryOf = ({ page, search }: Shown): Record<string, string> => ({
  ...(search !== "" && { suche: search }),
  ...(page > 1 && { seite: String(page) }),
});

const Pages = ({ shown, total }: { shown: Shown; total: number }) => (
  <Pagination
    page={shown.page}
    pageCount={Math.ceil(total / HANDOVER_PAGE_SIZE)}
    label="Seiten der Übergaben"
    renderLink={(to, props) => (
      <PageLink key={props["aria-label"]} to="website_edit" query={queryOf({ ...shown, page: to })} {...props} />
    )}
  />
);
