import { confirmInquiry, discardInquiry, getInquiry, type Inquiry } from "@portal/contract/leads/inquiries/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { MailLinkPage } from "../../../platform/public-pages/mail-link-page.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Quote } from "../../../ui/content/quote.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { KIND_NAMES } from "./inquiry-texts.ts";

/** `inquiry_confirm`: the link of an inquiry's mail hands it to the company, or deletes it. */
export default function ConfirmPage() {
  return (
    <MailLinkPage
      slice="leads"
      call={getInquiry}
      load={(request) => apiCall(getInquiry, request)}
      title="Ihre Anfrage"
      failure="Ihre Anfrage konnte nicht geladen werden"
    >
      {({ inquiry }, token) => <Waiting initial={inquiry} token={token} />}
    </MailLinkPage>
  );
}

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
          <Quote>
            <UserText>{inquiry.text}</UserText>
            {inquiry.files.length > 0 && <p className="note">Dateien: {inquiry.files.join(", ")}</p>}
            <p className="note">{inquiry.name}</p>
          </Quote>
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
