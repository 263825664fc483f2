import { RATING_FAMILIES } from "@portal/contract/ratings/awards/calls";
import { INVITATION_SEARCH_CHARACTERS, type InvitationList } from "@portal/contract/ratings/invitations/calls";
import { rightCovers } from "@portal/contract/http/access";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { WithoutProduct } from "../../../platform/products/without-product.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import { type InvitationsView, useInvitations } from "./invitations-store.ts";
import { SharedLink } from "./shared-link.tsx";

/** `ratings_invitations`: asks customers for a rating, by link, QR code or mail. */
export default function InvitationsPage() {
  const has = useHasProduct(RATING_FAMILIES);
  return (
    <>
      <PageHeader
        title="Kunden einladen"
        lead="Bitten Sie Kunden um eine Bewertung: mit einem Link, einem Code zum Aushängen oder per E-Mail."
      />
      {has ? <Loaded /> : <WithoutRatings />}
    </>
  );
}

function Loaded() {
  const { suche = "", seite = "1" } = usePageQuery();
  const view = {
    search: suche.slice(0, INVITATION_SEARCH_CHARACTERS),
    page: /^[1-9]\d{0,3}$/.test(seite) ? Number(seite) : 1,
  };
  const { data, error, refetch } = useInvitations(view);
  if (data) return <Parts list={data} view={view} />;
  return (
    <NotLoaded level={2} failure="Die Einladungen konnten nicht geladen werden" error={error} onRetry={refetch}>
      <Skeleton>
        <PageParts>
          <SkeletonBar height="12rem" />
          <SkeletonBar height="18rem" />
        </PageParts>
      </Skeleton>
    </NotLoaded>
  );
}

function Parts({ list, view }: { list: InvitationList; view: InvitationsView }) {
  const mayWrite = rightCovers(useAccount().right, "write");
  return (
    <PageParts>
      <SharedLink url={list.ratingUrl} company={list.company} />
      <Section
        title="Per E-Mail einladen"
        description="Nur mit Einwilligung, oder wenn jemand schon Ihr Kunde ist. Laden Sie alle ein, nicht nur zufriedene Kunden: Eine Auswahl wäre unlauter."
      >
        {mayWrite ? (
          <InvitationForm leftToday={list.leftToday} />
        ) : (
          <p className="note">Sie können hier nur lesen. Einladen kann, wer diese Firma bearbeiten darf.</p>
        )}
      </Section>
      <InvitationTable list={list} view={view} mayWrite={mayWrite} />
    </PageParts>
  );
}

const WithoutRatings = () => (
  <WithoutProduct
    title="Bewertungsmanagement gehört nicht zu Ihren Produkten"
    lead="Deshalb ist diese Seite leer. Mit dem Bewertungsmanagement"
    brings={[
      "bitten Sie Kunden mit einem Link oder einem Code um eine Bewertung,",
      "laden Sie Kunden per E-Mail ein und sehen, wer bewertet hat,",
      "antworten Sie auf Bewertungen aus allen Quellen an einem Ort.",
    ]}
    product="Bewertungsmanagement"
  />
);
