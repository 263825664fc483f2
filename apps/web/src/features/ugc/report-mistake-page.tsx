import { getPublicEntry } from "@portal/contract/entry/calls";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { ApiProblem } from "../../platform/api/api-problem.ts";
import { ServicePhone } from "../../platform/brand/service-phone.tsx";
import { EntryFinder } from "../../platform/entry-finder/entry-finder.tsx";
import { CardLoading } from "../../platform/public-pages/card-loading.tsx";
import { personKey } from "../../platform/query/query-keys.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { usePartTitle } from "../../platform/routing/page-title.ts";
import { buttonClass } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { CardPage } from "../../ui/page/card-page.tsx";
import { ContributionForm } from "./contribution-form.tsx";
import { NoticeForm } from "./notices/notice-form.tsx";
import { placeOfQuery } from "./notices/notice-places.ts";

const TITLE = "Fehler im Eintrag melden";
const NOTICE_TITLE = "Rechtswidrigen Inhalt melden";

/** `ugc`: any visitor reports a mistake in an entry, `/ugc?firma=<company id>`, or illegal content, see `placeOfQuery`. */
export default function ReportMistakePage() {
  const query = usePageQuery();
  usePartTitle(placeOfQuery(query) === null ? undefined : NOTICE_TITLE);
  const { firma = "" } = query;
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
    <CardLoading
      title={placeOfQuery(query) === null ? TITLE : NOTICE_TITLE}
      failure="Der Eintrag konnte nicht geladen werden"
      error={error}
      onRetry={refetch}
    />
  );
}

const WithoutCompany = () => (
  <CardPage
    title="Zu welcher Firma möchten Sie etwas melden?"
    lead="Suchen Sie die Firma im Verzeichnis."
    wide
    below={
      <p>
        Sie finden den Eintrag nicht? Rufen Sie uns an: <ServicePhone />
      </p>
    }
  >
    <EntryFinder here="ugc" to="ugc" />
  </CardPage>
);

function Mistake({ entry, companyId }: { entry: PublicEntry; companyId: number }) {
  const [sent, setSent] = useState<ReactNode>(null);
  const place = placeOfQuery(usePageQuery());
  const { company_name, ShippingStreet, ShippingPostalCode, ShippingCity } = entry;
  const address = [ShippingStreet, [ShippingPostalCode, ShippingCity].filter(Boolean).join(" ")];
  return (
    <CardPage
      title={place === null ? TITLE : NOTICE_TITLE}
      lead={[company_name, ...address].filter(Boolean).join(", ")}
      below={sent === null && <OtherForm companyId={String(companyId)} isNotice={place !== null} />}
      wide
    >
      {sent ??
        (place === null ? (
          <ContributionForm
            companyId={companyId}
            onSent={(id) => setSent(<CorrectionThanks id={id} companyId={companyId} />)}
          />
        ) : (
          <NoticeForm
            companyId={companyId}
            entry={entry}
            place={place}
            onSent={(notice) => setSent(<NoticeThanks {...notice} companyId={companyId} />)}
          />
        ))}
    </CardPage>
  );
}

/** The way from one form to the other: people don't know which one is theirs. */
const OtherForm = ({ companyId, isNotice }: { companyId: string; isNotice: boolean }) =>
  isNotice ? (
    <p>
      Ist nur eine Angabe falsch?{" "}
      <PageLink to="ugc" query={{ firma: companyId }}>
        Fehler im Eintrag melden
      </PageLink>
    </p>
  ) : (
    <p>
      Verstößt etwas gegen ein Gesetz oder unsere Regeln?{" "}
      <PageLink to="ugc" query={{ firma: companyId, art: "rechtswidrig" }}>
        Rechtswidrigen Inhalt melden
      </PageLink>
    </p>
  );

const ToEntry = ({ companyId }: { companyId: number }) => (
  <a href={`${PUBLIC_ENTRY_PATH}${companyId}`} className={buttonClass()}>
    Zum Eintrag
  </a>
);

const CorrectionThanks = ({ id, companyId }: { id: number; companyId: number }) => (
  <Alert tone="success" announce title="Danke, Ihr Hinweis ist angekommen" actions={<ToEntry companyId={companyId} />}>
    Wir prüfen ihn und berichtigen den Eintrag, wenn er stimmt. Ihr Hinweis hat die Nummer {id}.
  </Alert>
);

type NoticeThanksProps = { id: number; receiptByMail: boolean; companyId: number };
const NoticeThanks = ({ id, receiptByMail, companyId }: NoticeThanksProps) => (
  <Alert tone="success" announce title="Ihre Meldung ist angekommen" actions={<ToEntry companyId={companyId} />}>
    Sie hat die Nummer {id}. Ein Mensch prüft sie.{" "}
    {receiptByMail
      ? "Die Bestätigung ist per E-Mail unterwegs, die Entscheidung mit Gründen folgt."
      : "Ohne E-Mail-Adresse können wir Ihnen die Entscheidung nicht schicken."}
  </Alert>
);
