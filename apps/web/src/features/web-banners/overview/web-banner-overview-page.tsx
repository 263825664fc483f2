import { rightCovers } from "@portal/contract/http/access";
import { type getCompanyWebBanners, WEB_BANNER_FAMILIES, type WebBanner } from "@portal/contract/web-banners/calls";
import type { AnswerOf } from "@portal/contract/http/endpoint";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { PagedList } from "../../../platform/lists/paged-list.tsx";
import { ReportProblem } from "../../../platform/products/report-problem.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { ItemList } from "../../../ui/lists/item-list.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { image } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { bannersQuery, preloadOfBanners } from "../banners-store.ts";
import { BannerStatistics } from "../statistics/banner-statistics.tsx";
import { WithoutBanners } from "../without-banners.tsx";
import { BannerItem } from "./banner-item.tsx";
import { flavourTitle } from "./banner-texts.ts";
import { TaskList } from "./task-list.tsx";

export const preload = preloadOfBanners;

/** `web_banner_overview`: what to do for the banners, the banners themselves, and what they brought. */
export default function WebBannerOverviewPage() {
  const has = useHasProduct(WEB_BANNER_FAMILIES);
  return (
    <>
      <PageHeader title="Werbebanner" lead="Ihre Banner im Verzeichnis: was zu tun ist und was sie gebracht haben." />
      {has ? <Banners /> : <WithoutBanners />}
    </>
  );
}

function Banners() {
  const { data, error, refetch } = useQuery({ ...bannersQuery(useActiveAccountId()), throwOnError: false });
  if (data) return <Found flavours={data.flavours} />;
  return (
    <NotLoaded level={2} failure="Ihre Werbebanner konnten nicht geladen werden" error={error} onRetry={refetch}>
      <Skeleton>
        <PageParts>
          <SkeletonBar height="5rem" />
          <SkeletonBar height="20rem" />
        </PageParts>
      </Skeleton>
    </NotLoaded>
  );
}

type FlavourGroups = AnswerOf<typeof getCompanyWebBanners>["flavours"];

function Found({ flavours }: { flavours: FlavourGroups }) {
  const mayWrite = rightCovers(useAccount().right, "write");
  const all: WebBanner[] = flavours.flatMap(({ banners }) => banners);
  if (all.length === 0) {
    return (
      <EmptyState icon={image} level={2} title="Noch ist kein Banner angelegt">
        Sobald wir Ihre Banner anlegen, laden Sie hier die Dateien hoch. Fragen beantworten wir unter <ServicePhone />.
      </EmptyState>
    );
  }
  return (
    <PageParts>
      {mayWrite ? (
        <TaskList banners={all} />
      ) : (
        <Alert tone="info" title="Sie können hier nur lesen">
          Dateien hochladen und Banner freigeben kann, wer diese Firma bearbeiten darf. Bitte wenden Sie sich an den
          Inhaber.
        </Alert>
      )}
      <BannerStatistics all={all} />
      <PagedList
        page="web_banner_overview"
        items={all}
        textOf={({ name, flavour }) => `${name} ${flavourTitle(flavour)}`}
        searchLabel="Banner suchen"
        pagesLabel="Seiten der Banner"
      >
        {(shown) =>
          [...Map.groupBy(shown, ({ flavour }) => flavour)].map(([flavour, banners]) => (
            <Section key={flavour} title={flavourTitle(flavour)}>
              <ItemList>
                {banners.map((banner) => (
                  <BannerItem key={banner.id} banner={banner} />
                ))}
              </ItemList>
            </Section>
          ))
        }
      </PagedList>
      <ReportProblem question="Stimmt etwas nicht, oder fehlt ein Banner?" reference="Werbebanner" />
    </PageParts>
  );
}
