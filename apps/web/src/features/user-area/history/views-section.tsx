import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { RECENTLY_VIEWED_PAGE_SIZE } from "@portal/contract/user-area/history";
import {
  deleteRecentlyViewedEntry,
  getRecentlyViewedEntries,
  restoreRecentlyViewedEntry,
  type ViewedEntry,
} from "@portal/contract/user-area/history";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { InternalLink, PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Item, ItemList, ItemTitle, ItemWords, ListFoot } from "../../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { eye, trash } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { pageNumberOf } from "./page-number.ts";
import { useRemoval } from "./use-removal.ts";

/** Placeholder rows while the list loads (Specification §9). */
const PLACEHOLDER_ROWS = 3;

/** The entries that the person viewed, five per page (Specification §9). */
export function ViewsSection() {
  const page = pageNumberOf(usePageQuery()["seite"]);
  const { data, error, refetch } = useQuery({
    queryKey: personKey("user-area", getRecentlyViewedEntries, { query: { page } }),
    queryFn: ({ signal }) => apiCall(getRecentlyViewedEntries, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return (
    <Section
      title="Zuletzt angesehen"
      description="Einträge, die Sie im Verzeichnis geöffnet haben. Nur Sie sehen das."
    >
      {data ? (
        <Views entries={data.entries} total={data.total} page={page} />
      ) : (
        <NotLoaded failure="Ihre angesehenen Einträge konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonList rows={PLACEHOLDER_ROWS} />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

const allPages = personKey("user-area", getRecentlyViewedEntries).slice(0, -1);

function Views({ entries, total, page }: { entries: ViewedEntry[]; total: number; page: number }) {
  const list = useRef<HTMLDivElement>(null);
  const { removing, remove } = useRemoval(allPages, list);
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Angesehene Einträge">
      {entries.length === 0 && (
        <EmptyState icon={eye} title={total === 0 ? "Noch keine Einträge" : "Diese Seite ist leer"}>
          {total === 0 ? (
            "Öffnen Sie angemeldet einen Eintrag im Verzeichnis, dann finden Sie ihn hier wieder."
          ) : (
            <PageLink to="user_dashboard" query={{ bereich: "verlauf" }}>
              Zur ersten Seite
            </PageLink>
          )}
        </EmptyState>
      )}
      <ItemList>
        {entries.map(({ timestamp, company }) => (
          <Item key={timestamp}>
            <ItemWords>
              <ItemTitle>
                <InternalLink href={PUBLIC_ENTRY_PATH + company.id}>{company.name}</InternalLink>
              </ItemTitle>
              <p className="note">
                {company.city === "" ? "" : `${company.city}, `}
                <RelativeTime dateTime={timestamp} />
              </p>
            </ItemWords>
            <IconButton
              shape={trash}
              label={`${company.name} aus der Liste löschen`}
              disabled={removing === timestamp}
              onClick={() => void remove(removalOf(timestamp))}
            />
          </Item>
        ))}
      </ItemList>
      <ListFoot>
        <Pagination
          label="Seiten der angesehenen Einträge"
          page={page}
          pageCount={Math.ceil(total / RECENTLY_VIEWED_PAGE_SIZE)}
          renderLink={(to, props) => (
            <PageLink key={to} to="user_dashboard" query={{ bereich: "verlauf", seite: String(to) }} {...props} />
          )}
        />
      </ListFoot>
    </div>
  );
}

const removalOf = (timestamp: string) => ({
  id: timestamp,
  message: "Der Eintrag steht nicht mehr in Ihrer Liste.",
  remove: () => apiCall(deleteRecentlyViewedEntry, { query: { timestamp } }),
  restore: () => apiCall(restoreRecentlyViewedEntry, { body: { timestamp } }),
});
