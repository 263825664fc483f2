import { getPublicEntry } from "@portal/contract/entry/calls";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { ApiProblem } from "../../platform/api/api-problem.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { ServicePhone } from "../../platform/brand/service-phone.tsx";
import { personKey } from "../../platform/query/query-keys.ts";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { buttonClass } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../ui/page/card-page.tsx";
import { ContributionForm } from "./contribution-form.tsx";

const TITLE = "Fehler im Eintrag melden";

/** `ugc`: any visitor reports a mistake in an entry, `/ugc?firma=<company id>`. */
export default function ReportMistakePage() {
  const { firma = "" } = usePageQuery();
  const known = ID_PATTERN.test(firma);
  const { data, error, refetch } = useQuery({
    queryKey: personKey("ugc", getPublicEntry, { params: { id: firma } }),
    queryFn: ({ signal }) => apiCall(getPublicEntry, { params: { id: firma }, signal }),
    enabled: known,
    throwOnError: false,
  });
  const unknown = !known || (error instanceof ApiProblem && error.status === 404);
  if (unknown) return <WithoutCompany />;
  if (data) return <Mistake entry={data.entry} companyId={Number(firma)} />;
  return (
    <CardPage title={TITLE} wide>
      {error ? (
        <LoadFailure
          level={2}
          title="Der Eintrag konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonList rows={4} />
        </Skeleton>
      )}
    </CardPage>
  );
}

const WithoutCompany = () => (
  <CardPage
    title="Zu welcher Firma möchten Sie etwas melden?"
    lead="Öffnen Sie den Eintrag der Firma. Ganz unten steht „Fehler im Eintrag melden“."
    wide
  >
    <p>
      Sie finden den Eintrag nicht? Rufen Sie uns an: <ServicePhone />
    </p>
  </CardPage>
);

function Mistake({ entry, companyId }: { entry: PublicEntry; companyId: number }) {
  const [sent, setSent] = useState<number | null>(null);
  const { company_name, ShippingStreet, ShippingPostalCode, ShippingCity } = entry;
  const place = [ShippingStreet, [ShippingPostalCode, ShippingCity].filter(Boolean).join(" ")];
  return (
    <CardPage title={TITLE} lead={[company_name, ...place].filter(Boolean).join(", ")} wide>
      {sent === null ? (
        <ContributionForm companyId={companyId} onSent={setSent} />
      ) : (
        <Alert
          tone="success"
          announce
          title="Danke, Ihr Hinweis ist angekommen"
          actions={
            <a href={`${PUBLIC_ENTRY_PATH}${companyId}`} className={buttonClass()}>
              Zum Eintrag
            </a>
          }
        >
          Wir prüfen ihn und berichtigen den Eintrag, wenn er stimmt. Ihr Hinweis hat die Nummer {sent}.
        </Alert>
      )}
    </CardPage>
  );
}
