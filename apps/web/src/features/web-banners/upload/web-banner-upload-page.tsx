import { rightCovers } from "@portal/contract/http/access";
import { WEB_BANNER_FAMILIES, type WebBanner } from "@portal/contract/web-banners/calls";
import { afterBannerAction } from "@portal/contract/web-banners/states";
import { BANNER_STATE_LABELS } from "@portal/contract/web-banners/words";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { upload } from "../../../ui/icons/icons.ts";
import { Stack } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { bannersQuery, preloadOfBanners } from "../banners-store.ts";
import { flavourTitle, latestReason } from "../overview/banner-texts.ts";
import { WithoutBanners } from "../without-banners.tsx";
import { UploadForm } from "./upload-form.tsx";

export const preload = preloadOfBanners;

/** `web_banner_upload`: hand over files for a banner, which `?banner=` names. */
export default function WebBannerUploadPage() {
  const has = useHasProduct(WEB_BANNER_FAMILIES);
  return (
    <>
      <PageHeader
        title="Bannerdateien hochladen"
        lead="Wir prüfen Ihre Dateien und geben Ihnen das fertige Banner zur Freigabe."
      />
      {has ? <Content /> : <WithoutBanners />}
    </>
  );
}

function Content() {
  const { data, error, refetch } = useQuery({ ...bannersQuery(useActiveAccountId()), throwOnError: false });
  const mayWrite = rightCovers(useAccount().right, "write");
  if (data && !mayWrite) {
    return (
      <Alert tone="info" title="Sie können hier nur lesen">
        Dateien hochladen kann, wer diese Firma bearbeiten darf. Bitte wenden Sie sich an den Inhaber.
      </Alert>
    );
  }
  if (data) {
    const all = data.flavours.flatMap(({ banners }) => banners);
    return <Found banners={all.filter(({ state }) => afterBannerAction(state, "upload") !== undefined)} />;
  }
  return (
    <NotLoaded level={2} failure="Ihre Werbebanner konnten nicht geladen werden" error={error} onRetry={refetch}>
      <Skeleton>
        <Stack gap="lg">
          <SkeletonBar height="4rem" />
          <SkeletonBar height="9rem" />
        </Stack>
      </Skeleton>
    </NotLoaded>
  );
}

function Found({ banners }: { banners: readonly WebBanner[] }) {
  const asked = usePageQuery()["banner"];
  const goTo = useGoTo();
  const banner = banners.find(({ id }) => String(id) === asked) ?? banners[0];
  if (banner === undefined) {
    return (
      <EmptyState icon={upload} level={2} title="Gerade braucht kein Banner Dateien">
        Wie es um Ihre Banner steht, sehen Sie in der <PageLink to="web_banner_overview">Übersicht</PageLink>.
      </EmptyState>
    );
  }
  const reason = latestReason(banner);
  return (
    <PageParts width="text">
      <UploadForm key={banner.id} banner={banner}>
        <Select
          label="Für welches Banner?"
          name="banner"
          value={String(banner.id)}
          onChange={({ currentTarget: { value } }) =>
            void goTo("web_banner_upload", { query: { banner: value }, replace: true })
          }
        >
          {banners.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}: {flavourTitle(one.flavour)} ({BANNER_STATE_LABELS[one.state]})
            </option>
          ))}
        </Select>
        {reason !== "" && (
          <Alert
            tone="warning"
            title={banner.state === "refused" ? "Darum wurden die letzten Dateien abgelehnt" : "Ihr Wunsch"}
          >
            {reason}
          </Alert>
        )}
      </UploadForm>
    </PageParts>
  );
}
