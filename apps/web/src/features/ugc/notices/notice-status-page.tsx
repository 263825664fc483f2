import { type ContentNotice, getContentNotice } from "@portal/contract/ugc/notices/calls";
import { DECISION_GROUNDS, NOTICE_GROUNDS, NOTICE_TARGETS, OUTCOME_WORDS } from "@portal/contract/ugc/notices/grounds";
import { germanDay, germanInstant } from "@portal/contract/text/formats";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { MailLinkPage } from "../../../platform/public-pages/mail-link-page.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { ComplaintForm } from "./complaint-form.tsx";
import { stateWords } from "./notice-texts.ts";

/** `notice_status`: either side of a notice reads the decision by the link of its mail, and complains. */
export default function NoticeStatusPage() {
  return (
    <MailLinkPage
      slice="ugc"
      call={getContentNotice}
      load={(request) => apiCall(getContentNotice, request)}
      title="Ihre Meldung"
      failure="Die Meldung konnte nicht geladen werden"
      unknown={<UnknownNotice />}
    >
      {({ notice }, token, change) => (
        <CardPage title="Ihre Meldung" lead={`Nr. ${notice.id}: ${stateWords(notice)}`} wide>
          <Notice notice={notice} token={token} onChanged={(changed) => change({ notice: changed })} />
        </CardPage>
      )}
    </MailLinkPage>
  );
}

const UnknownNotice = () => (
  <CardPage
    title="Diesen Link kennen wir nicht"
    lead="Bitte öffnen Sie den Link aus unserer neuesten E-Mail. Ältere Links gelten nach einer Entscheidung nicht mehr."
    wide
  >
    <p>
      Kommen Sie nicht weiter? Rufen Sie uns an: <ServicePhone />
    </p>
  </CardPage>
);

type NoticeProps = { notice: ContentNotice; token: string; onChanged: (notice: ContentNotice) => void };

function Notice({ notice, token, onChanged }: NoticeProps) {
  const { decision } = notice;
  return (
    <Stack gap="lg">
      <DataList
        items={[
          { term: "Firma", value: notice.company },
          { term: "Worum es geht", value: `${NOTICE_TARGETS[notice.target]}: ${notice.shown}` },
          { term: "Grund", value: NOTICE_GROUNDS[notice.ground] },
          { term: "Eingegangen", value: `${germanInstant(notice.receivedAt)} Uhr` },
          ...(notice.text === "" ? [] : [{ term: "Ihre Worte", value: notice.text }]),
        ]}
      />
      {decision !== null && (
        <section aria-labelledby="entscheidung">
          <h2 id="entscheidung">Entscheidung vom {germanDay(decision.at.slice(0, 10))}</h2>
          <p>
            {OUTCOME_WORDS[decision.outcome]} {DECISION_GROUNDS[decision.ground]}
          </p>
          <p>{decision.reasons}</p>
        </section>
      )}
      {decision !== null && notice.mayComplain && (
        <ComplaintForm token={token} until={decision.complaintUntil} onSent={onChanged} />
      )}
      {decision !== null && (
        <p>
          Unabhängig davon können Sie eine zugelassene Streitbeilegungsstelle anrufen (Artikel 21 der Verordnung (EU)
          2022/2065) oder vor Gericht gehen.
        </p>
      )}
    </Stack>
  );
}
