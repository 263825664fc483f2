import type { ManagedRatings } from "@portal/contract/ratings/manage/calls";
import {
  filterCount,
  MANAGE_PAGE_SIZE,
  queryOfRatings,
  type RatingsView,
  ratingsViewOf,
  WHOLE_LIST,
} from "@portal/contract/ratings/manage/view";
import { rightCovers } from "@portal/contract/http/access";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useState } from "react";
import { NotLoaded } from "../../../../platform/api/not-loaded.tsx";
import { useArrivals } from "../../../../platform/phone/use-arrivals.ts";
import { PageLink } from "../../../../platform/routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { CsvLink } from "../../../../platform/statistics/csv-link.tsx";
import { StaleBanner } from "../../../../platform/statistics/stale-banner.tsx";
import { Button } from "../../../../ui/actions/button.tsx";
import { Item, ItemList, ListFoot } from "../../../../ui/lists/item-list.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../../../ui/feedback/skeleton.tsx";
import { print, star } from "../../../../ui/icons/icons.ts";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { Row, Stack } from "../../../../ui/page/layout.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { useCsvHref, useRatings } from "../manage-store.ts";
import { newRatingsSentence, openSentence, totalSentence } from "../manage-texts.ts";
import { GoogleHint } from "./google-hint.tsx";
import { RatingItem } from "./rating-item.tsx";
import { RatingsFilter } from "./ratings-filter.tsx";
import { SelectionBar } from "./selection-bar.tsx";

const NONE: ReadonlySet<number> = new Set();

/** The list with its filter, and what is done to several ratings at once. */
export function RatingList() {
  const [today] = useState(() => berlinDate(Date.now()));
  const view = ratingsViewOf(usePageQuery());
  const goTo = useGoTo();
  const { data, error, isPlaceholderData, refetch } = useRatings(view, today);
  const arrived = useArrivals(JSON.stringify(view), isPlaceholderData ? undefined : data?.ratings.map(({ id }) => id));
  const show = (wanted: RatingsView) =>
    void goTo("ratings_manage", { query: queryOfRatings(wanted), replace: true, withoutAsking: true });
  if (data === undefined)
    return (
      <NotLoaded level={2} failure="Die Bewertungen konnten nicht geladen werden" error={error} onRetry={refetch}>
        <ListSkeleton />
      </NotLoaded>
    );
  if (data.total === 0 && filterCount(view) === 0) return <NoRatings />;
  return (
    <Section title={openSentence(data.open)}>
      <Stack gap="lg">
        <p role="status" className="visually-hidden">
          {newRatingsSentence(arrived.size)}
        </p>
        {error && <StaleBanner onRetry={refetch} />}
        <GoogleHint state={data.google} ratings={data.ratings} />
        <RatingsFilter view={view} onChange={show} />
        <Found key={JSON.stringify(view)} data={data} view={view} onShowAll={() => show(WHOLE_LIST)} />
        <Files view={view} today={today} />
      </Stack>
    </Section>
  );
}

type FoundProps = { data: ManagedRatings; view: RatingsView; onShowAll: () => void };

function Found({ data: { ratings, total, isMore, google }, view, onShowAll }: FoundProps) {
  const [selected, setSelected] = useState(NONE);
  const mayWrite = rightCovers(useAccount().right, "write");
  if (ratings.length === 0) {
    return (
      <Stack gap="lg">
        <p role="status">Keine Bewertung passt zu dieser Auswahl.</p>
        <p>
          <Button onClick={onShowAll}>Alle Bewertungen zeigen</Button>
        </p>
      </Stack>
    );
  }
  const ids = ratings.map(({ id }) => id);
  // A rating that left the page is not marked unseen.
  const chosen = new Set(ids.filter((id) => selected.has(id)));
  return (
    <div>
      {mayWrite && <SelectionBar ids={ids} chosen={chosen} onChoose={setSelected} />}
      <ItemList aria-label="Bewertungen">
        {ratings.map((rating) => (
          <Item layout="block" key={rating.id}>
            <RatingItem
              rating={rating}
              google={google}
              mayWrite={mayWrite}
              isChosen={chosen.has(rating.id)}
              onChoose={(isOn) => setSelected(new Set(ids.filter((id) => (id === rating.id ? isOn : chosen.has(id)))))}
            />
          </Item>
        ))}
      </ItemList>
      <ListFoot>
        <p className="note">{totalSentence(total, isMore)}</p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / MANAGE_PAGE_SIZE)}
          renderLink={(page, props) => (
            <PageLink to="ratings_manage" query={queryOfRatings({ ...view, page })} {...props} />
          )}
        />
      </ListFoot>
    </div>
  );
}

function Files({ view, today }: { view: RatingsView; today: string }) {
  const href = useCsvHref(view, today);
  return (
    <Row data-print="hide">
      <CsvLink href={href} label="Diese Auswahl als Tabelle (CSV)" />
      <Button variant="quiet" size="sm" icon={print} onClick={() => window.print()}>
        Diese Seite drucken
      </Button>
    </Row>
  );
}

const ListSkeleton = () => (
  <Skeleton>
    <Stack gap="lg">
      <SkeletonBar width="min(24rem, 100%)" height="2rem" />
      <SkeletonBar height="8rem" />
      <SkeletonList rows={5} pictures={false} />
    </Stack>
  </Skeleton>
);

const NoRatings = () => (
  <EmptyState icon={star} level={2} title="Noch keine Bewertungen">
    Sobald jemand Ihre Firma bewertet, steht die Bewertung hier, und Sie können antworten.
  </EmptyState>
);
