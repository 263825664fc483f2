import {
  getMailboxProfile,
  type Mailbox,
  type MailServer,
  type ProfileFormat,
} from "@portal/contract/website/mailboxes/calls";
import { requestAddress } from "@portal/contract/http/request-address";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download } from "../../../ui/icons/icons.ts";
import { securityText } from "./mailbox-texts.ts";
import styles from "./mailboxes.module.css";

/** How to set up the usual programs, with this mailbox's own values. */
export function SetUp({ mailbox }: { mailbox: Mailbox }) {
  const { address, loginName, incoming, outgoing } = mailbox;
  return (
    <details className={styles.setUp}>
      <summary>
        E-Mail-Programm einrichten<span className="visually-hidden"> für {address}</span>
      </summary>
      <div className={styles.ways}>
        <Way title="iPhone, iPad und Mac">
          <p>
            Laden Sie das Profil auf dem Gerät und öffnen Sie es. Auf dem iPhone steht es dann oben in den
            Einstellungen.
          </p>
          <ProfileLink mailbox={mailbox} format="apple">
            Profil laden
          </ProfileLink>
        </Way>
        <Way title="Thunderbird">
          <p>
            Wählen Sie „Neu“, dann „Bestehende E-Mail-Adresse“. Findet Thunderbird die Server nicht von selbst, wählen
            Sie „Manuell einrichten“ und übernehmen die Werte unten.
          </p>
          <p>Wer viele Rechner betreut, kann die Werte als Autoconfig-Datei bereitlegen.</p>
          <ProfileLink mailbox={mailbox} format="autoconfig">
            Autoconfig-Datei laden
          </ProfileLink>
        </Way>
        <Way title="Outlook">
          <p>
            Wählen Sie „Datei“, „Konto hinzufügen“, „Manuell einrichten“ und dann „IMAP“. Übernehmen Sie die Werte
            unten.
          </p>
        </Way>
        <Way title="Android (Gmail)">
          <p>
            Wählen Sie in Gmail „Weiteres Konto hinzufügen“, „Sonstige“ und dann „Privat (IMAP)“. Übernehmen Sie die
            Werte unten.
          </p>
        </Way>
        <Way title="Ihre Werte">
          <DataList
            items={[
              { term: "E-Mail-Adresse", value: address },
              { term: "Benutzername", value: loginName },
              { term: "Passwort", value: "Das Passwort des Postfachs. Wir kennen es nicht." },
              { term: "Posteingang (IMAP)", value: <Server server={incoming} /> },
              { term: "Postausgang (SMTP)", value: <Server server={outgoing} /> },
            ]}
          />
        </Way>
      </div>
    </details>
  );
}

const Way = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className={styles.way}>
    <h3>{title}</h3>
    {children}
  </div>
);

const Server = ({ server }: { server: MailServer }) => (
  <span className={styles.server}>
    {server.host}, Port {server.port}, {securityText(server)}
  </span>
);

type ProfileLinkProps = { mailbox: Mailbox; format: ProfileFormat; children: string };

function ProfileLink({ mailbox: { id, address }, format, children }: ProfileLinkProps) {
  const accountId = useActiveAccountId();
  const href = requestAddress(getMailboxProfile, { params: { id: String(id) }, query: { format } }, accountId);
  return (
    <div>
      <a href={href} download className={buttonClass({ size: "sm" })}>
        <Icon shape={download} size={1} />
        {children}
        <span className="visually-hidden"> für {address}</span>
      </a>
    </div>
  );
}
