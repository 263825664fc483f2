import {
  BOT_CALL_MONTHS,
  BOT_PAGE_SIZE,
  type BotCallList,
  getVoicebotCallsCsv,
  MOST_RECORDING_DAYS,
} from "@portal/contract/voicebot/calls";
import { rightCovers } from "@portal/contract/http/access";
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
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { comparisonName, deltaOf } from "../../../platform/statistics/statistics-texts.ts";
import { Stat } from "../../../ui/content/stat.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { phone } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useBotCalls } from "../voicebot-store.ts";
import { BotCallItem } from "./bot-call-item.tsx";

/** Calls: what is open first, then the figures, then the list. */
export function BotCalls() {
  const [today] = useState(() => berlinDate(Date.now()));
  const view = callsViewOf(usePageQuery(), today);
  const goTo = useGoTo();
  const { data, error, isPlaceholderData, refetch } = useBotCalls(view);
  const ids = data && !isPlaceholderData ? data.calls.map(({ id }) => id) : undefined;
  const arrived = useArrivals(JSON.stringify(requestOfCalls(view)), ids);
  const arrivals = view.page === 1 ? arrived : new Set<number>();
  const show = (wanted: CallsView) =>
    void goTo("voicebot_overview", { query: queryOfCalls(wanted), replace: true, withoutAsking: true });
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
  if (data === undefined) return <CallsSkeleton />;
  if (data.firstDay === null) return <NoCalls />;
  return (
    <Section
      title={openSentence(data.figures.open)}
      description={`Wir löschen Anrufe nach ${BOT_CALL_MONTHS} Monaten und Aufnahmen nach höchstens ${MOST_RECORDING_DAYS} Tagen.`}
    >
      <div className={styles.part}>
        <p role="status" className="visually-hidden">
          {arrivalsSentence(arrivals.size)}
        </p>
        {error && <StaleBanner onRetry={() => void refetch()} />}
        <RangePicker withoutInterval choice={view.choice} onChange={(choice) => show({ ...view, choice, page: 1 })} />
        <Figures data={data} view={view} />
        <CallsFilter key={view.search} view={view} onChange={show} label="Wort in der Zusammenfassung suchen" />
        <CallPage data={data} view={view} arrivals={arrivals} />
        <FileLink view={view} />
      </div>
    </Section>
  );
}

function Figures({ data: { figures, comparedWith }, view }: { data: BotCallList; view: CallsView }) {
  const note =
    comparedWith === null
      ? "kein Vergleich: davor gab es noch keine Anrufe"
      : `gegenüber ${comparisonName(view.choice.range)}`;
  const figure = (label: string, key: "calls" | "answered" | "noted") => (
    <Stat label={label} value={germanNumber(figures[key].value)} delta={deltaOf(figures[key])} note={note} />
  );
  return (
    <div className={styles.figures}>
      {figure("Anrufe angenommen", "calls")}
      {figure("Fragen beantwortet", "answered")}
      {figure("Nachrichten und Terminwünsche", "noted")}
    </div>
  );
}

type CallPageProps = { data: BotCallList; view: CallsView; arrivals: ReadonlySet<number> };

function CallPage({ data: { calls, total }, view, arrivals }: CallPageProps) {
  const mayWrite = rightCovers(useAccount().right, "write");
  if (calls.length === 0) return <p>Kein Anruf passt zu dieser Auswahl.</p>;
  return (
    <div>
      <ul className={styles.list} role="list" aria-label="Anrufe">
        {calls.map((call) => (
          <BotCallItem key={call.id} call={call} isNew={arrivals.has(call.id)} mayWrite={mayWrite} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.note}>{total === 1 ? "Ein Anruf" : `${germanNumber(total)} Anrufe`}</p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / BOT_PAGE_SIZE)}
          renderLink={(page, props) => (
            <PageLink to="voicebot_overview" query={queryOfCalls({ ...view, page })} {...props} />
          )}
        />
      </div>
    </div>
  );
}

function FileLink({ view }: { view: CallsView }) {
  const { page: _page, ...query } = requestOfCalls(view);
  const accountId = String(useActiveAccountId());
  return (
    <p>
      <CsvLink href={`${getVoicebotCallsCsv.path}?${new URLSearchParams({ ...query, accountId })}`} />
    </p>
  );
}

const CallsSkeleton = () => (
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
    Sobald der Sprachbot den ersten Anruf annimmt, steht er hier: was gefragt wurde, was er geantwortet hat und ob Sie
    etwas tun sollten.
  </EmptyState>
);
