import { rightCovers } from "@portal/contract/http/access";
import type { TvBanner, TvCreative } from "@portal/contract/tv-banners/banners/calls";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs, ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { PagedList } from "../../../platform/lists/paged-list.tsx";
import { ReportProblem } from "../../../platform/products/report-problem.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { image } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { WithoutTvBanner } from "../without-tv-banner.tsx";
import { BannerSection } from "./banner-section.tsx";
import { bannersQuery, creativesQuery, preloadOfBanners, TV_FAMILIES } from "./banners-store.ts";
import { CreativeItem } from "./creative-item.tsx";
import { creativeAnchor, Tasks } from "./tasks.tsx";
import styles from "./banners.module.css";

export const preload = preloadOfBanners;

/** `tv_banner_overview`: what runs, what waits for a decision, and the creatives to choose from. */
export default function TvBannerPage() {
  const has = useHasProduct(TV_FAMILIES);
  return (
    <>
      <PageHeader
        title="TV-Banner"
        lead="Hier sehen Sie, was im Fernsehen läuft, und geben neue Motive frei."
        action={has && <PageLink to="tv_banner_statistics">TV-Banner-Statistik ansehen</PageLink>}
      />
      {has ? <Content /> : <WithoutTvBanner />}
    </>
  );
}

function Content() {
  const accountId = useActiveAccountId();
  const banners = useQuery({ ...bannersQuery(accountId), throwOnError: false });
  const creatives = useQuery({ ...creativesQuery(accountId), throwOnError: false });
  const failed = [banners, creatives].find(({ data, error }) => data === undefined && error !== null);
  if (failed?.error) {
    return (
      <LoadFailure
        level={2}
        title="Ihre TV-Banner konnten nicht geladen werden"
        error={failed.error}
        onRetry={() => void Promise.all([banners.refetch(), creatives.refetch()])}
        contact={<CallUs />}
      />
    );
  }
  if (banners.data && creatives.data) {
    return <Found banners={banners.data.banners} creatives={creatives.data.creatives} />;
  }
  return (
    <Skeleton>
      <PageParts>
        <SkeletonBar height="5rem" />
        <SkeletonBar height="16rem" />
        <SkeletonBar height="16rem" />
      </PageParts>
    </Skeleton>
  );
}

type FoundProps = { banners: readonly TvBanner[]; creatives: readonly TvCreative[] };

function Found({ banners, creatives }: FoundProps) {
  const mayWrite = rightCovers(useAccount().right, "write");
  if (banners.length === 0 && creatives.length === 0) {
    return (
      <EmptyState icon={image} level={2} title="Ihr TV-Banner ist noch nicht angelegt">
        Sobald wir Ihr erstes Motiv fertig haben, sehen Sie es hier und geben es frei. Fragen beantworten wir unter{" "}
        <ServicePhone />.
      </EmptyState>
    );
  }
  return (
    <PageParts>
      <Tasks banners={banners} creatives={creatives} mayWrite={mayWrite} />
      {!mayWrite && (
        <Alert tone="info" title="Sie können hier nur lesen">
          Motive freigeben und einsetzen kann, wer diese Firma bearbeiten darf. Bitte wenden Sie sich an den Inhaber.
        </Alert>
      )}
      {banners.map((banner) => (
        <BannerSection key={banner.external_id} banner={banner} creatives={creatives} />
      ))}
      <Section
        title="Motive"
        description="Ein Motiv läuft erst, wenn Sie und die Sender es freigegeben haben. Farben und Schrift können auf dem Fernseher leicht abweichen."
      >
        {creatives.length === 0 ? (
          <p className="note">Noch kein Motiv. Wir schreiben Ihnen, sobald das erste da ist.</p>
        ) : (
          <PagedList
            page="tv_banner_overview"
            items={creatives}
            textOf={({ name, headline, text }) => `${name} ${headline} ${text}`}
            searchLabel="Motiv suchen"
            pagesLabel="Seiten der Motive"
          >
            {(shown) => (
              <ul role="list" className={styles.creatives}>
                {shown.map((creative) => (
                  <li
                    key={creative.binaryMasterId}
                    id={creativeAnchor(creative.binaryMasterId)}
                    className={styles.creative}
                  >
                    <CreativeItem creative={creative} banners={banners} mayWrite={mayWrite} />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        )}
      </Section>
      <ReportProblem question="Stimmt etwas nicht, oder fehlt ein Banner?" reference="TV-Banner" />
    </PageParts>
  );
}
