import { type SearchConsole, startSearchConsole } from "@portal/contract/seo/calls";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { type ReactNode, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { arrowRight } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { siteName } from "../overview/seo-texts.ts";
import { CONNECT_PLACE } from "../overview/step-texts.ts";
import { useMayConnect } from "../use-may-connect.ts";
import { Disconnect } from "./disconnect.tsx";
import { PropertyChoice } from "./property-choice.tsx";
import styles from "./connection.module.css";

/** The connection to Search Console: how to make it, what it reads, and how to end it. */
export function SearchConsoleSection({ searchConsole }: { searchConsole: SearchConsole }) {
  const may = useMayConnect();
  return (
    <Section title="Google Search Console" id={CONNECT_PLACE}>
      <div className={styles.content}>
        {may === "yes" ? <Steps searchConsole={searchConsole} /> : <OthersOnly who={may} />}
        {may !== "yes" && <Facts searchConsole={searchConsole} />}
      </div>
    </Section>
  );
}

function Steps({ searchConsole }: { searchConsole: SearchConsole }) {
  switch (searchConsole.state) {
    case "unavailable":
      return (
        <p className={styles.quiet}>
          Dieses Portal ist noch nicht mit Google verbunden. Sie müssen nichts tun. Alles andere auf dieser Seite
          funktioniert.
        </p>
      );
    case "none":
    case "disconnected":
      return <Connect label="Search Console verbinden" />;
    case "access_ended":
      return <Connect label="Neu verbinden" />;
    case "granted":
    case "property_lost":
      return (
        <>
          <PropertyChoice />
          <Disconnect />
        </>
      );
    case "reading":
    case "connected":
    case "away":
      return <Connected searchConsole={searchConsole} />;
  }
}

const OthersOnly = ({ who }: { who: "reader" | "agent" }) => (
  <Alert tone="info" title={who === "agent" ? "Das kann nur die Firma selbst" : "Sie können hier nur lesen"}>
    {who === "agent"
      ? "Als Kundendienst sehen Sie die Zahlen. Verbinden und trennen kann die Search Console nur die Firma."
      : "Die Search Console verbinden können die Inhaber der Firma und Personen mit Bearbeitungsrecht."}
  </Alert>
);

function Connect({ label }: { label: string }) {
  const accountId = useActiveAccountId();
  const { run, pending, refusal } = useSubmission();
  const leave = async () => {
    const { url } = await apiCall(startSearchConsole, { accountId });
    window.location.assign(url);
  };
  return (
    <>
      <p>
        Die Search Console ist kostenlos. Sie gehört zu Ihrem Google-Konto oder zu dem der Person, die Ihre Website
        betreut. Sie melden sich bei Google an und stimmen dort zu. Danach wählen Sie hier Ihre Website.
      </p>
      <ul className={styles.points}>
        <li>Wir lesen Suchbegriffe, Einblendungen, Klicks und Positionen Ihrer Website.</li>
        <li>Wir ändern nichts bei Google, und wir sehen keine E-Mails und keine anderen Daten des Kontos.</li>
        <li>Sie können die Freigabe jederzeit hier zurücknehmen.</li>
      </ul>
      <Refusal text={refusal} />
      <div>
        <Button iconEnd={arrowRight} pending={pending} onClick={() => void run(leave)}>
          {label}
        </Button>
      </div>
    </>
  );
}

function Connected({ searchConsole }: { searchConsole: SearchConsole }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Facts searchConsole={searchConsole} />
      {choosing ? (
        <PropertyChoice chosen={searchConsole.siteUrl} onClose={() => setChoosing(false)} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setChoosing(true)}>Andere Website wählen</Button>
          <Disconnect />
        </div>
      )}
    </>
  );
}

function Facts({ searchConsole: { siteUrl, grantedAt, grantedBy, readAt } }: { searchConsole: SearchConsole }) {
  const facts: ReactNode[] = [];
  if (siteUrl !== null) facts.push(<>Website: {siteName(siteUrl)}</>);
  if (grantedAt !== null)
    facts.push(
      <>
        Freigegeben am {germanDay(berlinDate(Date.parse(grantedAt)))}
        {grantedBy !== null && grantedBy !== "" && ` von ${grantedBy}`}
      </>,
    );
  if (readAt !== null)
    facts.push(
      <>
        Zuletzt abgeholt <RelativeTime dateTime={readAt} />
      </>,
    );
  if (facts.length === 0) return null;
  return (
    <ul role="list" className={styles.facts}>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}
