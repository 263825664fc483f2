import type { NetworkSource } from "@portal/contract/ratings/partners/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { NO_SCORE, RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { relativeTime } from "../../../ui/content/relative-time.tsx";
import { Status, type StatusTone } from "../../../ui/content/status.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { WithoutRatings } from "../without-ratings.tsx";
import { networkQuery } from "./network-store.ts";
import { FEED_PROBLEMS } from "../overview/overview-texts.ts";
import { averageText, sourceLabel, type SourceState, sourceState } from "./source-texts.ts";

/** `ratings_status`: of each source whether ratings come from it, how many, and what to do. */
export default function RatingsStatusPage() {
  const has = useHasProduct(RATINGS_FAMILIES);
  return (
    <>
      <PageHeader title="Bewertungsstatus" lead="Woher wir Bewertungen Ihrer Firma bekommen und was zu tun ist." />
      {has ? <Sources /> : <WithoutStatus />}
    </>
  );
}

function Sources() {
  const { data, error, refetch } = useQuery({ ...networkQuery(useActiveAccountId()), throwOnError: false });
  if (data === undefined) {
    return (
      <NotLoaded level={2} failure="Der Bewertungsstatus konnte nicht geladen werden" error={error} onRetry={refetch}>
        <Skeleton>
          <SkeletonList rows={8} pictures={false} />
        </Skeleton>
      </NotLoaded>
    );
  }
  const delivering = data.sources.filter(({ lastDelivery }) => lastDelivery !== null).length;
  const disturbed = data.sources.filter((source) => sourceState(source) === "disturbed").length;
  return (
    <PageParts width="list">
      <p>
        {delivering === 0
          ? "Noch kommt aus keiner Quelle eine Bewertung."
          : `Aus ${delivering} von ${data.sources.length} Quellen kommen Bewertungen.`}{" "}
        {disturbed === 1 && "Eine Quelle ist zurzeit gestört."}
        {disturbed > 1 && `${germanNumber(disturbed)} Quellen sind zurzeit gestört.`}
      </p>
      <Table
        caption="Quellen von Bewertungen"
        captionHidden
        columns={COLUMNS}
        rows={data.sources}
        rowKey={(row) => row.sourceId}
      />
    </PageParts>
  );
}

const STATES: Record<SourceState, { tone: StatusTone; text: string }> = {
  connected: { tone: "success", text: "Liefert" },
  disturbed: { tone: "warning", text: "Gestört" },
  starting: { tone: "info", text: "Wird eingerichtet" },
  not_connected: { tone: "neutral", text: "Nicht verbunden" },
};

const COLUMNS: TableColumn<NetworkSource>[] = [
  { key: "source", header: "Quelle", cell: ({ sourceId }) => sourceLabel(sourceId) },
  {
    key: "state",
    header: "Stand",
    isWhole: true,
    cell: (row) => {
      const { tone, text } = STATES[sourceState(row)];
      return (
        <Status tone={tone} wraps>
          {text}
        </Status>
      );
    },
  },
  { key: "count", header: "Bewertungen", cell: (row) => <Ratings source={row} />, numeric: true },
  { key: "last", header: "Zuletzt geliefert", cell: (row) => <Delivered source={row} />, isWhole: true },
  { key: "next", header: "Nächster Schritt", cell: (row) => <NextStep source={row} /> },
];

type OfSource = { source: NetworkSource };

const Ratings = ({ source: { count, avgScore } }: OfSource) => (
  <>
    {germanNumber(count)}
    {avgScore !== NO_SCORE && (
      <span className="note">
        <br />
        {averageText(avgScore)}
      </span>
    )}
  </>
);

const timeText = (instant: string): string => relativeTime(Date.parse(instant), Date.now());

/** Only some sources are asked; the others deliver by themselves, and some did before they were asked. */
const Delivered = ({ source: { lastDelivery, feed } }: OfSource) => (
  <>
    {lastDelivery === null ? "noch nie" : timeText(lastDelivery)}
    {feed !== null && (feed.fetchedAt !== null || lastDelivery === null) && (
      <span className="note">
        <br />
        {feed.fetchedAt === null ? "noch nie abgefragt" : `abgefragt ${timeText(feed.fetchedAt)}`}
      </span>
    )}
  </>
);

function NextStep({ source }: OfSource) {
  const state = sourceState(source);
  if (state === "connected") return "nichts zu tun";
  if (state === "starting") return "nichts zu tun, wir fragen das Portal bald";
  if (state === "disturbed" && source.feed?.problem) return FEED_PROBLEMS[source.feed.problem];
  if (source.sourceId === "GOOGLEMYBUSINESS")
    return (
      <PageLink to="entry_rights_overview">
        {source.feed === null ? "Google verbinden" : "Google wieder verbinden"}
      </PageLink>
    );
  if (source.sourceId === "PROVIDER") return "kommt mit der ersten Bewertung";
  return (
    <PageLink to="service_cases" query={{ neu: "product", bezug: `Bewertungen von ${sourceLabel(source.sourceId)}` }}>
      {`${sourceLabel(source.sourceId)} verbinden lassen`}
    </PageLink>
  );
}

const WithoutStatus = () => (
  <WithoutRatings
    title="Der Bewertungsstatus gehört nicht zu Ihren Produkten"
    brings={["kommen Bewertungen aus vielen Portalen an einen Ort,", "sehen Sie von jeder Quelle, ob sie liefert."]}
  />
);
