import { rightCovers } from "@portal/contract/http/access";
import { type Website, WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { globe } from "../../../ui/icons/icons.ts";
import { Stack } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Deeplink } from "../deeplink/deeplink.tsx";
import { preloadOfWebsites, websitesQuery } from "../sites/sites-store.ts";
import { WithoutWebsite } from "../without-website.tsx";
import { HandoverList } from "./handover-list.tsx";
import { NewHandover } from "./new-handover.tsx";

export const preload = preloadOfWebsites;

/** `website_edit`: hand over texts and files for the website, and see what became of them. */
export default function WebsiteEditPage() {
  const has = useHasProduct(WEBSITE_FAMILIES);
  return (
    <>
      <PageHeader
        title="Texte und Dateien"
        lead="Geben Sie uns Texte, Bilder und Dokumente. Wir bauen sie in Ihre Website ein."
      />
      {has ? <Content /> : <WithoutWebsite />}
    </>
  );
}

function Content() {
  const { data, error, refetch } = useQuery({ ...websitesQuery(useActiveAccountId()), throwOnError: false });
  if (data) return <Found websites={data.websites} />;
  return (
    <NotLoaded level={2} failure="Ihre Website konnte nicht geladen werden" error={error} onRetry={refetch}>
      <Skeleton>
        <Stack gap="lg">
          <SkeletonBar height="9rem" />
          <SkeletonBar height="7rem" />
        </Stack>
      </Skeleton>
    </NotLoaded>
  );
}

function Found({ websites }: { websites: readonly Website[] }) {
  const mayWrite = rightCovers(useAccount().right, "write");
  const running = websites.filter(({ state }) => state !== "ended");
  const [first, ...others] = running;
  return (
    <PageParts width="text">
      <Deeplink />
      {first === undefined && (
        <EmptyState icon={globe} level={2} title="Ihre Website ist noch nicht angelegt">
          Sobald wir mit der Arbeit beginnen, können Sie uns hier Texte und Bilder geben. Fragen beantworten wir unter{" "}
          <ServicePhone />.
        </EmptyState>
      )}
      {first !== undefined && mayWrite && (
        <Section title="Texte und Dateien übergeben">
          <NewHandover websites={[first, ...others]} />
        </Section>
      )}
      {!mayWrite && (
        <Alert tone="info" title="Sie können hier nur lesen">
          Texte und Dateien übergeben kann, wer diese Firma bearbeiten darf. Bitte wenden Sie sich an den Inhaber.
        </Alert>
      )}
      {websites.length > 0 && <HandoverList websites={running} mayWrite={mayWrite} />}
    </PageParts>
  );
}
