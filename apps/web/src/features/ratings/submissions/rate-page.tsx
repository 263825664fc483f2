import { ID_PATTERN } from "@portal/contract/http/ids";
import { getInvitedPage, getRatingPage, type RatingPage } from "@portal/contract/ratings/submissions/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { AskUsCard } from "../../../platform/public-pages/ask-us-card.tsx";
import { CardLoading } from "../../../platform/public-pages/card-loading.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { RatingForm } from "./rating-form.tsx";

const TITLE = "Firma bewerten";
type Found = { page: (RatingPage & { name?: string }) | null };

/** `ratings_rate`: anybody rates a company (`?firma=<company id>`), or by an invitation (`?einladung=<token>`). */
export default function RatePage() {
  const { firma = "" } = usePageQuery();
  const [invitation] = useState(() => takeFromAddress("einladung"));
  const isKnown = invitation !== null || ID_PATTERN.test(firma);
  const { data, error, refetch } = useQuery({
    queryKey:
      invitation === null
        ? personKey("ratings", getRatingPage, { params: { id: firma } })
        : personKey("ratings", getInvitedPage, { body: { invitation } }),
    queryFn: ({ signal }): Promise<Found> =>
      invitation === null
        ? apiCall(getRatingPage, { params: { id: firma }, signal })
        : apiCall(getInvitedPage, { body: { invitation }, signal }),
    enabled: isKnown,
    // A new ticket would forget how long somebody has been typing.
    staleTime: Infinity,
    throwOnError: false,
  });
  if (!isKnown || data?.page === null) return <NoCompany wasInvited={invitation !== null} />;
  if (data) return <Rate page={data.page} invitation={invitation ?? undefined} />;
  return <CardLoading title={TITLE} failure="Die Firma konnte nicht geladen werden" error={error} onRetry={refetch} />;
}

const NoCompany = ({ wasInvited }: { wasInvited: boolean }) => (
  <AskUsCard
    title={wasInvited ? "Diese Einladung gilt nicht mehr" : "Welche Firma möchten Sie bewerten?"}
    lead={
      wasInvited
        ? "Sie ist schon benutzt oder abgelaufen. Haben Sie bewertet, steht in Ihrer E-Mail ein Link zum Ändern."
        : "Bitte öffnen Sie den Link der Firma noch einmal, oder scannen Sie ihren Code."
    }
  />
);

type RateProps = { page: NonNullable<Found["page"]>; invitation: string | undefined };

function Rate({ page, invitation }: RateProps) {
  const [done, setDone] = useState<{ state: "waiting" | "published"; email: string } | null>(null);
  const { name, city } = page.company;
  const lead = [name, city].filter(Boolean).join(", ");
  if (done === null) {
    return (
      <CardPage title={TITLE} lead={lead} wide>
        <RatingForm
          page={page}
          invitation={invitation}
          authorName={page.name ?? ""}
          onDone={(state, email) => setDone({ state, email })}
        />
      </CardPage>
    );
  }
  return (
    <CardPage title={TITLE} lead={lead} wide>
      {done.state === "waiting" ? (
        <Alert tone="info" announce title="Fast fertig: Bitte sehen Sie in Ihrem Postfach nach">
          Wir haben eine E-Mail an {done.email} geschickt. Ihre Bewertung erscheint, sobald Sie den Link darin geöffnet
          und bestätigt haben.
        </Alert>
      ) : (
        <Alert tone="success" announce title="Danke, Ihre Bewertung ist veröffentlicht">
          Wir haben Ihnen eine E-Mail geschickt. Über den Link darin können Sie die Bewertung ändern oder zurückziehen.
        </Alert>
      )}
    </CardPage>
  );
}
