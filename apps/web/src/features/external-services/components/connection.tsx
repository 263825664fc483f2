import type { ExternalService } from "@portal/contract/external-services/calls";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/content/card.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Status, type StatusTone } from "../../../ui/content/status.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "../external-services.module.css";
import { GOOGLE_PROFILE_URL, troubleOf } from "../service-texts.ts";

/** The chosen location and its status; if something is wrong, what to do first. */
export function Connection({ service, mayAct }: { service: ExternalService; mayAct: boolean }) {
  const { locationTitle, grantedAt, grantedBy, checkedAt, away } = service;
  return (
    <div className={styles.list}>
      <Trouble service={service} mayAct={mayAct} />
      <Card>
        <div className={styles.location}>
          <h2>{locationTitle || "Google-Unternehmensprofil"}</h2>
          <ConnectionStatus service={service} />
          <p className={styles.facts}>
            {grantedAt !== null && <>Freigegeben am {germanDay(berlinDate(Date.parse(grantedAt)))}</>}
            {grantedBy !== null && grantedBy !== "" && <> von {grantedBy}</>}
            {checkedAt !== null && (
              <>
                . Stand: <RelativeTime dateTime={checkedAt} />
              </>
            )}
          </p>
          {away && <p className={styles.facts}>Google antwortet gerade nicht. Das ist der letzte bekannte Stand.</p>}
        </div>
      </Card>
    </div>
  );
}

function ConnectionStatus({ service: { state, verification } }: { service: ExternalService }) {
  const [tone, text] = statusOf(state, verification);
  return (
    <p>
      <Status tone={tone} wraps>
        {text}
      </Status>
    </p>
  );
}

function statusOf(
  state: ExternalService["state"],
  verification: ExternalService["verification"],
): [StatusTone, string] {
  if (state === "revoked") return ["danger", "Freigabe zurückgenommen"];
  if (state === "location_lost") return ["danger", "Nicht mehr erreichbar"];
  if (verification === "confirmed") return ["success", "Verbunden und von Google bestätigt"];
  return verification === "suspended" ? ["danger", "Von Google gesperrt"] : ["warning", "Noch nicht bestätigt"];
}

function Trouble({ service, mayAct }: { service: ExternalService; mayAct: boolean }) {
  const trouble = troubleOf(service);
  if (trouble === null) return null;
  const { tone, title, text, help } = trouble;
  return (
    <Alert tone={tone} title={title} actions={mayAct || help === "google" ? <Help help={help} /> : undefined}>
      {text}
    </Alert>
  );
}

function Help({ help }: { help: "connect" | "choose" | "google" }) {
  if (help === "connect")
    return (
      <PageLink to="entry_google_auth" className={buttonClass({ variant: "primary", size: "sm" })}>
        Neu verbinden
      </PageLink>
    );
  if (help === "choose")
    return (
      <PageLink to="entry_google_profile" className={buttonClass({ variant: "primary", size: "sm" })}>
        Standort neu wählen
      </PageLink>
    );
  return (
    <a href={GOOGLE_PROFILE_URL} target="_blank" rel="noreferrer" className={buttonClass({ size: "sm" })}>
      Unternehmensprofil bei Google öffnen
      <span className="visually-hidden"> (neues Fenster)</span>
    </a>
  );
}
