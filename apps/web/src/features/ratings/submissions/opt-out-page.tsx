import { optOutOfInvitations } from "@portal/contract/ratings/invitations/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";

/** `ratings_opt_out`: the click on the mail's link is the only one that is needed. */
export default function OptOutPage() {
  const [data] = useState(() => takeFromAddress("data"));
  const { isSuccess, error, refetch } = useQuery({
    queryKey: personKey("ratings", optOutOfInvitations, { body: { data } }),
    queryFn: ({ signal }) => apiCall(optOutOfInvitations, { body: { data: data ?? "" }, signal }),
    enabled: data !== null,
    staleTime: Infinity,
    throwOnError: false,
  });
  const isUnreadable = data === null || (error instanceof ApiProblem && error.status > 0 && error.status < 500);
  if (isUnreadable) {
    return (
      <CardPage
        title="Dieser Link ist nicht vollständig"
        lead="Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail, oder rufen Sie uns an."
        wide
      >
        <p>
          Wir tragen Sie auch am Telefon aus: <ServicePhone />
        </p>
      </CardPage>
    );
  }
  if (isSuccess) {
    return (
      <CardPage
        title="Sie bekommen keine Einladungen mehr"
        lead="Wir schreiben Ihnen nicht mehr, um Sie um eine Bewertung zu bitten, für keine Firma. Das gilt für immer."
        wide
      >
        <p>
          Damit das so bleibt, speichern wir einen Prüfwert Ihrer Adresse. Die Adresse selbst löschen wir. War es ein
          Versehen? Rufen Sie uns an: <ServicePhone />
        </p>
      </CardPage>
    );
  }
  return (
    <CardPage title="Keine Einladungen mehr" wide>
      {error ? (
        <LoadFailure level={2} title="Das hat nicht geklappt" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonText lines={2} />
        </Skeleton>
      )}
    </CardPage>
  );
}
