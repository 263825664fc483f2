import {
  getReportFile,
  type MarketingPackage,
  type MarketingReport,
  REPORT_YEARS,
  retrieveLatestReports,
} from "@portal/contract/ratings/reports/calls";
import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import { requestAddress } from "@portal/contract/http/request-address";
import { germanDay, germanSize } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { WithoutProduct } from "../../../platform/products/without-product.tsx";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Item, ItemList, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Badge } from "../../../ui/content/status.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download, inbox } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";

/** `ratings_marketing_packages`: what packages brought, as reports to download. */
export default function MarketingPackagesPage() {
  const has = useHasProduct(RATINGS_FAMILIES);
  return (
    <>
      <PageHeader title="Vermarktungspakete" lead="Berichte darüber, was Ihre Pakete gebracht haben, als PDF." />
      {has ? <Packages /> : <WithoutPackages />}
    </>
  );
}

function Packages() {
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({
    ...accountQuery(accountId, "ratings", retrieveLatestReports, { body: { companyId: accountId } }),
    // Asking again would say that nothing is new.
    staleTime: Infinity,
    throwOnError: false,
  });
  if (data === undefined) {
    return (
      <NotLoaded level={2} failure="Die Berichte konnten nicht geladen werden" error={error} onRetry={refetch}>
        <Skeleton>
          <SkeletonList rows={4} pictures={false} />
        </Skeleton>
      </NotLoaded>
    );
  }
  if (data.packages.length === 0) {
    return (
      <EmptyState icon={inbox} level={2} title="Noch keine Berichte">
        Läuft ein Vermarktungspaket für Ihre Firma, legen wir hier jeden Bericht ab.
      </EmptyState>
    );
  }
  return (
    <PageParts width="list">
      {data.packages.map((one) => (
        <Reports key={one.name} {...one} />
      ))}
      <p className="note">Wir bewahren Berichte {REPORT_YEARS} Jahre auf.</p>
    </PageParts>
  );
}

const Reports = ({ name, reports }: MarketingPackage) => (
  <Section title={name}>
    <ItemList>
      {reports.map((report) => (
        <ReportItem key={report.download} report={report} />
      ))}
    </ItemList>
  </Section>
);

function ReportItem({
  report: { download: key, title, start, end, arrivedAt, bytes, isNew },
}: {
  report: MarketingReport;
}) {
  const href = requestAddress(getReportFile, { params: { download: key } }, useActiveAccountId());
  return (
    <Item>
      <ItemWords>
        <ItemTitle>
          {title} {isNew && <Badge accent>Neu</Badge>}
        </ItemTitle>
        <p className="note">
          {germanDay(start)} bis {germanDay(end)} · angekommen <RelativeTime dateTime={arrivedAt} />
        </p>
      </ItemWords>
      <a className={buttonClass()} href={href} download>
        <Icon shape={download} />
        PDF, {germanSize(bytes)}
        <span className="visually-hidden">: {title}</span>
      </a>
    </Item>
  );
}

const WithoutPackages = () => (
  <WithoutProduct
    title="Vermarktungspakete gehören nicht zu Ihren Produkten"
    lead="Deshalb ist diese Seite leer. Mit einem Vermarktungspaket"
    brings={[
      "machen wir Ihre guten Bewertungen auf Partnerportalen bekannt,",
      "lesen Sie hier in jedem Bericht, was das gebracht hat.",
    ]}
    product="Vermarktungspaket"
  />
);
