import type { CallList } from "@portal/contract/phone/call-list";
import { germanNumber } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { type ReactNode, useState } from "react";
import { Stat } from "../../ui/figures/stat.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { Section } from "../../ui/page/section.tsx";
import { NotLoaded } from "../api/not-loaded.tsx";
import { useActiveAccountId } from "../query/use-account-query.ts";
import { useGoTo, usePageQuery } from "../routing/use-go-to.ts";
import { CsvLink } from "../statistics/csv-link.tsx";
import { RangePicker } from "../statistics/range-picker.tsx";
import { StaleBanner } from "../statistics/stale-banner.tsx";
import { deltaOf } from "../statistics/statistics-texts.ts";
import { CallPage, type CallsPage, type ShownCall } from "./call-page.tsx";
import { arrivalsSentence, openSentence, standOf } from "./call-texts.ts";
import { callsViewOf, type CallsView, queryOfCalls, requestOfCalls } from "./calls-address.ts";
import { CallsFilter } from "./calls-filter.tsx";
import { Columns, Stack } from "../../ui/page/layout.tsx";
import { useArrivals } from "./use-arrivals.ts";

type Answer<Data> = {
  data: Data | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};

type CallsSectionProps<Item extends { id: number }, Figure extends string> = {
  page: CallsPage;
  useCalls: (view: CallsView) => Answer<CallList<Item, Figure>>;
  /** How long calls are kept. */
  description: string;
  /** What is counted, its name, and what it means. */
  figures: readonly (readonly [Figure, string, string])[];
  /** Who counts. */
  source: string;
  searchLabel: string;
  /** Path of the list as CSV. */
  csvPath: string;
  /** Shown if there never was a call. */
  empty: ReactNode;
  renderCall: (shown: ShownCall<Item>) => ReactNode;
};

/** Answered calls: what is open first, then the figures, then the list. */
export function CallsSection<Item extends { id: number }, Figure extends string>(
  props: CallsSectionProps<Item, Figure>,
) {
  const { page, useCalls, description, figures, source, searchLabel, csvPath, empty, renderCall } = props;
  const [today] = useState(() => berlinDate(Date.now()));
  const view = callsViewOf(usePageQuery(), today);
  const goTo = useGoTo();
  const { data, error, isPlaceholderData, refetch } = useCalls(view);
  const ids = data && !isPlaceholderData ? data.calls.map(({ id }) => id) : undefined;
  const arrived = useArrivals(JSON.stringify(requestOfCalls(view)), ids);
  const arrivals = view.page === 1 ? arrived : new Set<number>();
  const show = (wanted: CallsView) =>
    void goTo(page, { query: queryOfCalls(wanted), replace: true, withoutAsking: true });
  if (data === undefined)
    return (
      <NotLoaded level={2} failure="Die Anrufe konnten nicht geladen werden" error={error} onRetry={refetch}>
        <CallsSkeleton />
      </NotLoaded>
    );
  if (data.firstDay === null) return empty;
  return (
    <Section title={openSentence(data.figures.open)} description={description}>
      <Stack gap="lg">
        <p role="status" className="visually-hidden">
          {arrivalsSentence(arrivals.size)}
        </p>
        {error && <StaleBanner onRetry={refetch} />}
        <RangePicker
          withoutInterval
          choice={view.choice}
          isLoading={isPlaceholderData}
          onChange={(choice) => show({ ...view, choice, page: 1 })}
        />
        <Columns min="sm" gap="lg">
          {figures.map(([key, label, meaning]) => (
            <Stat
              key={key}
              label={label}
              value={germanNumber(data.figures[key].value)}
              delta={deltaOf(data.figures[key])}
              definition={meaning}
            />
          ))}
        </Columns>
        <p className="note">{standOf(data, source, today)}</p>
        <CallsFilter view={view} onChange={show} label={searchLabel} />
        <CallPage
          page={page}
          calls={data.calls}
          total={data.total}
          view={view}
          arrivals={arrivals}
          renderCall={renderCall}
        />
        <FileLink path={csvPath} view={view} />
      </Stack>
    </Section>
  );
}

function FileLink({ path, view }: { path: string; view: CallsView }) {
  const { page: _page, ...query } = requestOfCalls(view);
  const accountId = String(useActiveAccountId());
  return (
    <p>
      <CsvLink href={`${path}?${new URLSearchParams({ ...query, accountId })}`} />
    </p>
  );
}

const CallsSkeleton = () => (
  <Skeleton>
    <Stack gap="lg">
      <SkeletonBar width="min(24rem, 100%)" height="2rem" />
      <SkeletonBar height="5rem" />
      <SkeletonList rows={5} pictures={false} />
    </Stack>
  </Skeleton>
);
