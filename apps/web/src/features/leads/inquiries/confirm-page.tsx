import { confirmInquiry, discardInquiry, getInquiry, type Inquiry } from "@portal/contract/leads/inquiries/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import styles from "./inquiries.module.css";
import { KIND_NAMES } from "./inquiry-texts.ts";

/** `inquiry_confirm`: the link of an enquiry's mail hands it to the company, or deletes it. */
export default function ConfirmPage() {
  const [token] = useState(() => takeFromAddress("token"));
  const { data, error, refetch } = useQuery({
    queryKey: personKey("leads", getInquiry, { body: { token } }),
    queryFn: ({ signal }) => apiCall(getInquiry, { body: { token: token ?? "" }, signal }),
    enabled: token !== null,
    throwOnError: false,
  });
  const isUnknown = error instanceof ApiProblem && error.status < 500 && error.status > 0;
  if (token === null || isUnknown) return <UnknownLink />;
  if (data) return <Waiting initial={data.inquiry} token={token} />;
  return (
    <CardPage title="Ihre Anfrage" wide>
      {error ? (
        <LoadFailure
          level={2}
          title="Ihre Anfrage konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonList rows={3} pictures={false} />
        </Skeleton>
      )}
    </CardPage>
  );
}

export const UnknownLink = () => (
  <CardPage
    title="Dieser Link gilt nicht mehr"
    lead="Er ist abgelaufen oder nicht vollständig. Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail."
    wide
  >
    <p>
      Fragen beantworten wir unter <ServicePhone />.
    </p>
  </CardPage>
);

function Waiting({ initial, token }: { initial: Inquiry; token: string }) {
  const [inquiry, setInquiry] = useState<Inquiry | null>(initial);
  const { pending, refusal, run } = useSubmission();
  const name = KIND_NAMES[initial.kind];
  const title =
    inquiry === null
      ? "Gelöscht"
      : inquiry.state === "delivered"
        ? `Ihre ${name} ist bei ${initial.company}`
        : `${name} bestätigen`;
  return (
    <CardPage title={title} lead={inquiry?.state === "waiting" ? `An ${initial.company}` : undefined} wide>
      <p className="visually-hidden" role="status">
        {inquiry === initial ? "" : title}
      </p>
      <Refusal text={refusal} />
      {inquiry === null && <p>Wir haben Ihre Angaben gelöscht. {initial.company} hat nichts bekommen.</p>}
      {inquiry?.state === "delivered" && (
        <p>Die Antwort bekommen Sie per E-Mail. Sie können darauf antworten wie auf jede andere E-Mail.</p>
      )}
      {inquiry?.state === "waiting" && (
        <Stack gap="lg">
          <blockquote className={styles.quote}>
            <p dir="auto">{inquiry.text}</p>
            {inquiry.files.length > 0 && <p className={styles.note}>Dateien: {inquiry.files.join(", ")}</p>}
            <p className={styles.note}>{inquiry.name}</p>
          </blockquote>
          <Button
            variant="primary"
            wide
            pending={pending}
            onClick={() =>
              void run(async () => setInquiry((await apiCall(confirmInquiry, { body: { token } })).inquiry))
            }
          >
            {name} an {inquiry.company} senden
          </Button>
          <Button
            wide
            pending={pending}
            onClick={() =>
              void run(async () => {
                await apiCall(discardInquiry, { body: { token } });
                setInquiry(null);
              })
            }
          >
            Verwerfen
          </Button>
        </Stack>
      )}
    </CardPage>
  );
}
