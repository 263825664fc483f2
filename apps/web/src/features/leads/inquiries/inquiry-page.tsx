import { ID_PATTERN } from "@portal/contract/http/ids";
import { getInquiryPage, type InquiryPage } from "@portal/contract/leads/inquiries/calls";
import { phoneDisplay, phoneHref } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { AskUsCard } from "../../../platform/public-pages/ask-us-card.tsx";
import { CardLoading } from "../../../platform/public-pages/card-loading.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { InquiryForm } from "./inquiry-form.tsx";

const TITLE = "Anfrage senden";

/** `inquiry`: anybody asks a company (`?firma=<company id>`). */
export default function Inquiry() {
  const { firma = "" } = usePageQuery();
  const isKnown = ID_PATTERN.test(firma);
  const { data, error, refetch } = useQuery({
    queryKey: personKey("leads", getInquiryPage, { params: { id: firma } }),
    queryFn: ({ signal }) => apiCall(getInquiryPage, { params: { id: firma }, signal }),
    enabled: isKnown,
    // A new ticket would forget how long somebody has been typing.
    staleTime: Infinity,
    throwOnError: false,
  });
  if (!isKnown || data?.page === null) return <NoCompany />;
  if (data) return <Ask page={data.page} />;
  return <CardLoading title={TITLE} failure="Die Firma konnte nicht geladen werden" error={error} onRetry={refetch} />;
}

const NoCompany = () => (
  <AskUsCard
    title="Welche Firma möchten Sie anfragen?"
    lead="Bitte öffnen Sie den Eintrag der Firma noch einmal, und tippen Sie dort auf „Anfrage senden“."
  />
);

function Ask({ page }: { page: InquiryPage }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { name, city, phone } = page.company;
  const lead = [name, city].filter(Boolean).join(", ");
  if (page.kinds.length === 0) {
    return (
      <CardPage title="Diese Firma nimmt hier keine Anfragen an" lead={lead} wide>
        <p>
          {phone === "" ? (
            "Im Eintrag der Firma stehen andere Wege zu ihr."
          ) : (
            <>
              Sie erreichen sie am Telefon: <a href={phoneHref(phone)}>{phoneDisplay(phone)}</a>
            </>
          )}
        </p>
      </CardPage>
    );
  }
  return (
    <CardPage title={TITLE} lead={lead} wide>
      {sentTo === null ? (
        <InquiryForm page={page} onDone={setSentTo} />
      ) : (
        <Alert tone="info" announce title="Fast fertig: Bitte sehen Sie in Ihrem Postfach nach">
          Wir haben eine E-Mail an {sentTo} geschickt. Öffnen Sie den Link darin, dann bekommt {name} Ihre Anfrage. Die
          Antwort kommt per E-Mail.
        </Alert>
      )}
    </CardPage>
  );
}
