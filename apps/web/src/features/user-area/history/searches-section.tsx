import {
  deleteLatestSearch,
  getLatestSearches,
  type LatestSearch,
  restoreLatestSearch,
} from "@portal/contract/user-area/history";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Item, ItemList, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { search as searchIcon, trash } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { useRemoval } from "./use-removal.ts";

/** Placeholder rows while the list loads (Specification §9). */
const PLACEHOLDER_ROWS = 5;

const queryKey = personKey("user-area", getLatestSearches);

/** The latest searches in the directory; each can be deleted. */
export function SearchesSection() {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiCall(getLatestSearches, { signal }),
    throwOnError: false,
  });
  return (
    <Section title="Ihre letzten Suchen" description="Was Sie im Verzeichnis gesucht haben. Nur Sie sehen das.">
      {data ? (
        <Searches searches={data.searches} />
      ) : (
        <NotLoaded failure="Ihre Suchen konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonList rows={PLACEHOLDER_ROWS} />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

const wordsOf = ({ what, where }: LatestSearch): string => (where === "" ? what : `${what} in ${where}`);

function Searches({ searches }: { searches: LatestSearch[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { removing, remove } = useRemoval(queryKey, list);
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Suchen">
      {searches.length === 0 ? (
        <EmptyState icon={searchIcon} title="Noch keine Suchen">
          Suchen Sie angemeldet im Verzeichnis, dann finden Sie Ihre Suchen hier wieder.
        </EmptyState>
      ) : (
        <ItemList>
          {searches.map((search) => (
            <Item key={search.timestamp}>
              <ItemWords>
                <ItemTitle>{wordsOf(search)}</ItemTitle>
                <p className="note">
                  <RelativeTime dateTime={search.timestamp} />
                </p>
              </ItemWords>
              <IconButton
                shape={trash}
                label={`Suche „${wordsOf(search)}“ löschen`}
                disabled={removing === search.timestamp}
                onClick={() => void remove(removalOf(search))}
              />
            </Item>
          ))}
        </ItemList>
      )}
    </div>
  );
}

const removalOf = ({ timestamp }: LatestSearch) => ({
  id: timestamp,
  message: "Die Suche ist gelöscht.",
  remove: () => apiCall(deleteLatestSearch, { query: { timestamp } }),
  restore: () => apiCall(restoreLatestSearch, { body: { timestamp } }),
});
