import {
  OBJECTION_PAGE_SIZE,
  OBJECTION_SEARCH_CHARACTERS,
  type ObjectionItem,
} from "@portal/contract/ratings/objections/calls";
import { OBJECTION_REASONS } from "@portal/contract/ratings/objections/reasons";
import type { RouteName } from "@portal/contract/pages/routes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Filters } from "../../../ui/lists/filters.tsx";
import { Item, ItemList, ItemTitle, ItemWords, ListFoot } from "../../../ui/lists/item-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { inbox } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { objectionsCsvHref, objectionsQuery } from "./objection-store.ts";
import { dueText, type Side, starWords } from "./objection-texts.ts";
import { StateOf } from "./parts.tsx";
import { type ListView, queryOfList } from "./view.ts";

/** The company's objections, the latest change first, with a search and as a file. */
export function ObjectionList({ view }: { view: ListView }) {
  const accountId = useActiveAccountId();
  const goTo = useGoTo();
  const found = useQuery({
    ...objectionsQuery(accountId, view),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const search = (words: string) =>
    void goTo("ratings_objections", {
      query: queryOfList({ search: words, page: 1 }),
      replace: true,
      withoutAsking: true,
    });
  const hasNone = found.data?.total === 0 && view.search === "" && !found.isPlaceholderData;
  return (
    <>
      <PageHeader
        title="Einwände gegen Bewertungen"
        lead="Was Sie eingewandt haben, wie weit wir sind und wie wir entschieden haben."
      />
      <PageParts width="list">
        {found.data && !hasNone && (
          <Filters
            search={{
              label: "Einwände durchsuchen",
              maxLength: OBJECTION_SEARCH_CHARACTERS,
              value: view.search,
              onSearch: search,
            }}
          />
        )}
        <FoundObjections found={found} view={view} side="company" to="ratings_objections">
          {hasNone ? (
            <EmptyState icon={inbox} level={2} title="Noch keine Einwände">
              Verletzt eine Bewertung Ihre Rechte, erheben Sie bei dieser Bewertung einen Einwand. Er erscheint dann
              hier mit Nummer, Stand und Frist.
            </EmptyState>
          ) : (
            <NothingFound onShowAll={() => search("")} />
          )}
        </FoundObjections>
        {found.data && found.data.total > 0 && (
          <p>
            <CsvLink href={objectionsCsvHref(accountId, view.search)} />
          </p>
        )}
      </PageParts>
    </>
  );
}

const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    icon={inbox}
    level={2}
    title="Kein Einwand passt zu dieser Suche"
    action={<Button onClick={onShowAll}>Alle Einwände zeigen</Button>}
  >
    Gesucht wird in Nummer, Grund, Stand, Ihrer Begründung und der Bewertung.
  </EmptyState>
);

type FoundProps = Omit<ItemsProps, "objections" | "total"> & {
  found: {
    data: Pick<ItemsProps, "objections" | "total"> | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
};

/** One page of objections of a company or an author, or that it loads or can't be loaded. */
export function FoundObjections({ found: { data, error, refetch }, ...rest }: FoundProps) {
  if (data) return <Items {...rest} {...data} />;
  return (
    <NotLoaded level={2} failure="Die Einwände konnten nicht geladen werden" error={error} onRetry={refetch}>
      <Skeleton>
        <SkeletonList rows={4} pictures={false} />
      </Skeleton>
    </NotLoaded>
  );
}

type ItemsProps = {
  objections: readonly ObjectionItem[];
  total: number;
  view: ListView;
  side: Side;
  to: RouteName;
  /** Shown if there are none. */
  children: ReactNode;
};

function Items({ objections, total, view, side, to, children }: ItemsProps) {
  if (objections.length === 0 && view.page === 1) return children;
  return (
    <section aria-label="Einwände">
      <ItemList>
        {objections.map((item) => (
          <Item key={item.id}>
            <ItemWords>
              <ItemTitle>
                <PageLink to={to} query={{ einwand: String(item.id) }}>
                  {OBJECTION_REASONS[item.reason].label}
                  {side === "author" && `: Ihre Bewertung für ${item.company}`}
                </PageLink>
              </ItemTitle>
              <p className="note">
                {[`Nr. ${item.id}`, starWords(item.stars), dueText(item, side)]
                  .filter((part) => part !== null)
                  .join(" · ")}
              </p>
            </ItemWords>
            <StateOf objection={item} side={side} />
          </Item>
        ))}
      </ItemList>
      <ListFoot>
        <p role="status" className="note">
          {total === 1 ? "Ein Einwand" : `${total} Einwände`}
        </p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / OBJECTION_PAGE_SIZE)}
          renderLink={(page, props) => <PageLink to={to} query={queryOfList({ ...view, page })} {...props} />}
        />
      </ListFoot>
    </section>
  );
}
