import { ID_PATTERN } from "@portal/contract/http/ids";
import type { Query } from "@portal/contract/pages/redirects";
import { rightCovers } from "@portal/contract/http/access";
import { type PartnerListing, removePartner } from "@portal/contract/ratings/partners/calls";
import { RATINGS_FAMILIES, sourceOfName } from "@portal/contract/ratings/sources";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Item, ItemList, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { globe } from "../../../ui/icons/icons.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { WithoutRatings } from "../without-ratings.tsx";
import { AddPartner } from "./add-partner.tsx";
import { networkQuery, useChangeNetwork } from "./network-store.ts";
import { ReportError, type ReportedRating } from "./report-error.tsx";

/** `ratings_partner_network`: the company's listings on partner portals; add one, remove one, report an error. */
export default function PartnerNetworkPage() {
  const has = useHasProduct(RATINGS_FAMILIES);
  return (
    <>
      <PageHeader title="Partnernetzwerk" lead="Ihre Einträge auf Partnerportalen an einem Ort." />
      {has ? <Network /> : <WithoutNetwork />}
    </>
  );
}

/** From the list of ratings: `?bewertung=17&quelle=GOLOCAL` opens the form for that rating. */
function reportedRatingOf({ bewertung = "", quelle = "" }: Query): ReportedRating | null {
  const isKnown = ID_PATTERN.test(bewertung) && sourceOfName(quelle) !== undefined;
  return isKnown ? { ratingId: Number(bewertung), sourceId: quelle } : null;
}

function Network() {
  const reported = reportedRatingOf(usePageQuery());
  const mayWrite = rightCovers(useAccount().right, "write");
  const { data, error, refetch } = useQuery({ ...networkQuery(useActiveAccountId()), throwOnError: false });
  if (data === undefined) {
    return (
      <NotLoaded level={2} failure="Ihr Partnernetzwerk konnte nicht geladen werden" error={error} onRetry={refetch}>
        <Skeleton>
          <SkeletonList rows={4} />
        </Skeleton>
      </NotLoaded>
    );
  }
  return (
    <PageParts width="list">
      {!mayWrite && <Alert tone="info">Sie können hier nur lesen. Ändern darf, wer diese Firma bearbeiten darf.</Alert>}
      {mayWrite && reported !== null && (
        <ReportError key={reported.ratingId} sources={data.sources} partners={data.partners} reported={reported} />
      )}
      <Section title="Ihre Einträge">
        {data.partners.length === 0 ? (
          <EmptyState icon={globe} title="Noch kein Eintrag hinzugefügt">
            Fügen Sie unten einen Eintrag hinzu. Er erscheint hier mit seiner Adresse.
          </EmptyState>
        ) : (
          <ItemList>
            {data.partners.map((partner) => (
              <Partner key={partner.sourceId} partner={partner} mayWrite={mayWrite} />
            ))}
          </ItemList>
        )}
      </Section>
      {mayWrite && <AddPartner />}
      {mayWrite && reported === null && <ReportError sources={data.sources} partners={data.partners} reported={null} />}
    </PageParts>
  );
}

function Partner({ partner, mayWrite }: { partner: PartnerListing; mayWrite: boolean }) {
  const { sourceId, name, icon, url, addedAt } = partner;
  const [asking, setAsking] = useState(false);
  const accountId = useActiveAccountId();
  const change = useChangeNetwork();
  const toasts = useToasts();
  async function remove() {
    try {
      await change(() => apiCall(removePartner, { body: { companyId: accountId, sourceId }, accountId }));
      toasts.show({ tone: "success", message: `${name} ist aus Ihrem Netzwerk entfernt.` });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  return (
    <Item>
      <ItemWords>
        <Row>
          {icon !== "" && <img src={icon} alt="" width="20" height="20" />}
          <ItemTitle>{name}</ItemTitle>
        </Row>
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
            <span className="visually-hidden"> (neues Fenster)</span>
          </a>
        </p>
        <p className="note">
          Geprüft und hinzugefügt: <RelativeTime dateTime={addedAt} />
        </p>
      </ItemWords>
      {mayWrite && (
        <Row>
          <Button size="sm" variant="quiet" aria-label={`Entfernen: ${name}`} onClick={() => setAsking(true)}>
            Entfernen
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={asking}
        title={`${name} entfernen?`}
        confirmLabel="Entfernen"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>Ihr Eintrag auf dem Portal bleibt, wie er ist. Er steht nur nicht mehr hier.</p>
      </ConfirmDialog>
    </Item>
  );
}

const WithoutNetwork = () => (
  <WithoutRatings
    title="Das Partnernetzwerk gehört nicht zu Ihren Produkten"
    brings={[
      "stehen Ihre Einträge auf Partnerportalen an einem Ort,",
      "prüfen wir, ob eine Adresse wirklich Ihr Eintrag ist,",
      "melden Sie Fehler auf Portalen mit wenigen Worten.",
    ]}
  />
);
