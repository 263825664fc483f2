import { CALLER_MONTHS, type CallerList, getCallerListCsv } from "@portal/contract/secretarial/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useState } from "react";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { callsViewOf, type CallsView, queryOfCalls, requestOfCalls } from "../../../platform/phone/calls-address.ts";
import { CallsFilter } from "../../../platform/phone/calls-filter.tsx";
import { arrivalsSentence, openSentence } from "../../../platform/phone/call-texts.ts";
import styles from "../../../platform/phone/phone.module.css";
import { useArrivals } from "../../../platform/phone/use-arrivals.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { comparisonName, deltaOf } from "../../../platform/statistics/statistics-texts.ts";
import { Stat } from "../../../ui/content/stat.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { phone } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { useCallers } from "../secretarial-store.ts";
import { CallerPage } from "./caller-page.tsx";

/** Who called: what is open first, then the figures, then the list. */
export function Callers() {
  const [today] = useState(() => berlinDate(Date.now()));
  const query = usePageQuery();
  const view = callsViewOf(query, today);
  const goTo = useGoTo();
  const { data, error, isPlaceholderData, refetch } = useCallers(view);
  const list = JSON.stringify(requestOfCalls(view));
  const ids = data && !isPlaceholderData ? data.callers.map(({ id }) => id) : undefined;
  const arrived = useArrivals(list, ids);
  const arrivals = view.page === 1 ? arrived : new Set<number>();
  const show = (wanted: CallsView) =>
    void goTo("secretarial_overview", { query: queryOfCalls(wanted), replace: true, withoutAsking: true });
  if (data === undefined && error !== null) {
    return (
      <LoadFailure
        level={2}
        title="Die Anrufe konnten nicht geladen werden"
        error={error}
        onRetry={() => void refetch()}
        contact={<CallUs />}
      />
    );
  }
  if (data === undefined) return <CallersSkeleton />;
  if (data.firstDay === null) return <NoCalls />;
  return (
    <Section
      title={openSentence(data.figures.open)}
      description={`Wir bewahren Anrufe ${CALLER_MONTHS} Monate auf und löschen sie dann.`}
    >
      <div className={styles.part}>
        <p role="status" className="visually-hidden">
          {arrivalsSentence(arrivals.size)}
        </p>
        {error && <StaleBanner onRetry={() => void refetch()} />}
        <RangePicker withoutInterval choice={view.choice} onChange={(choice) => show({ ...view, choice, page: 1 })} />
        <Figures data={data} view={view} />
        <CallsFilter key={view.search} view={view} onChange={show} label="Name, Nummer oder Wort suchen" />
        <CallerPage data={data} view={view} arrivals={arrivals} />
        <FileLink view={view} />
      </div>
    </Section>
  );
}

function Figures({ data: { figures, comparedWith }, view }: { data: CallerList; view: CallsView }) {
  const note =
    comparedWith === null
      ? "kein Vergleich: davor gab es noch keine Anrufe"
      : `gegenüber ${comparisonName(view.choice.range)}`;
  const figure = (label: string, key: "calls" | "connected" | "messages") => (
    <Stat label={label} value={germanNumber(figures[key].value)} delta={deltaOf(figures[key])} note={note} />
  );
  return (
    <div className={styles.figures}>
      {figure("Anrufe angenommen", "calls")}
      {figure("An Sie verbunden", "connected")}
      {figure("Nachrichten und Termine", "messages")}
    </div>
  );
}

function FileLink({ view }: { view: CallsView }) {
  const { page: _page, ...query } = requestOfCalls(view);
  const accountId = String(useActiveAccountId());
  return (
    <p>
      <CsvLink href={`${getCallerListCsv.path}?${new URLSearchParams({ ...query, accountId })}`} />
    </p>
  );
}

const CallersSkeleton = () => (
  <Skeleton>
    <div className={styles.part}>
      <SkeletonBar width="min(24rem, 100%)" height="2rem" />
      <SkeletonBar height="5rem" />
      <SkeletonList rows={5} pictures={false} />
    </div>
  </Skeleton>
);

const NoCalls = () => (
  <EmptyState icon={phone} level={2} title="Noch keine Anrufe">
    Sobald unser Sekretariat den ersten Anruf für Sie annimmt, steht er hier: wer es war, worum es ging und ob Sie
    zurückrufen sollen. Dafür leiten Sie Ihr Telefon um.
  </EmptyState>
);
