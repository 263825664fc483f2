import { germanInstant } from "@portal/contract/text/formats";
import { COOKIE_CHOICE_DAYS, COOKIE_WORDS_VERSION, type CookieChoice } from "@portal/contract/tracking/cookie-choice";
import { shownName, STORED_ITEMS, type StoredItem } from "@portal/contract/tracking/device-storage";
import { useState } from "react";
import { germanMessage } from "../../platform/api/german-message.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Status } from "../../ui/content/status.tsx";
import { Table } from "../../ui/content/table.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import { choose, isRefusalWaiting, useChoice } from "./choice-store.ts";
import styles from "./cookie-settings.module.css";

const PLACES: Record<StoredItem["place"], string> = {
  cookie: "Cookie",
  localStorage: "Speicher des Browsers",
  sessionStorage: "Speicher des Tabs",
};

/** `cookie_settings`: makes and revokes the choice equally easily, and lists everything that is stored. */
export default function CookieSettingsPage() {
  return (
    <>
      <PageHeader
        title="Cookie-Einstellungen"
        lead="Was wir in Ihrem Browser speichern und ob wir zählen dürfen, welche Seiten benutzt werden."
      />
      <div className={styles.page} data-cookie-settings>
        <Section
          title="Statistik"
          description="Wir zählen je Tag, wie oft eine Seite des Portals geöffnet wurde und wie breit der Bildschirm war. Gespeichert werden nur Summen, ohne Namen, ohne Firma und ohne Gerät, 25 Monate lang. Niemand sonst bekommt sie. Bei Einträgen zählen wir für die Firmen Aufrufe und Klicks auf Kontaktdaten als Summen und speichern dafür nichts in Ihrem Browser. Mit „Nur notwendige“ widersprechen Sie auch dem."
        >
          <Choice />
        </Section>
        <Section
          title="Notwendig"
          description="Ohne diese Einträge funktioniert das Portal nicht, oder eine Funktion, die Sie gerade benutzen. Jeder entsteht erst, wenn er gebraucht wird."
        >
          <Table
            caption="Was im Browser gespeichert wird"
            captionHidden
            rows={STORED_ITEMS}
            rowKey={({ place, name }) => `${place} ${name}`}
            columns={[
              {
                key: "name",
                header: "Name",
                cell: (item) => (
                  <code className={styles.name}>
                    {shownName(item, window.location.protocol)}
                    {item.more && "…"}
                  </code>
                ),
              },
              { key: "purpose", header: "Wozu", cell: ({ purpose }) => purpose },
              { key: "keeps", header: "Wie lange", cell: ({ keeps }) => keeps },
              { key: "place", header: "Wo", cell: ({ place }) => PLACES[place] },
            ]}
          />
        </Section>
      </div>
    </>
  );
}

function Choice() {
  const choice = useChoice();
  const toasts = useToasts();
  const [pending, setPending] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function answer(statistics: boolean) {
    setPending(statistics);
    setFailure(null);
    try {
      await choose(statistics);
      const message = statistics
        ? "Statistik ist erlaubt."
        : "Statistik ist ausgeschaltet. Ab jetzt wird nichts gezählt.";
      toasts.show({ tone: "success", message });
    } catch (error) {
      setFailure(germanMessage(error));
    } finally {
      setPending(null);
    }
  }
  return (
    <>
      <CurrentChoice choice={choice} />
      <div className={styles.answers}>
        <Button
          pending={pending === false}
          aria-pressed={choice?.statistics === false}
          onClick={() => void answer(false)}
        >
          Nur notwendige
        </Button>
        <Button pending={pending === true} aria-pressed={choice?.statistics === true} onClick={() => void answer(true)}>
          Statistik erlauben
        </Button>
      </div>
      {failure !== null && (
        <Alert tone="danger" announce>
          {failure}
        </Alert>
      )}
      {isRefusalWaiting() && (
        <Alert tone="info">
          Die Auswahl gilt in diesem Browser schon. Bei uns speichern wir sie, sobald wieder eine Verbindung besteht.
        </Alert>
      )}
      {choice !== null && (
        <p className={styles.proof}>
          Gewählt am {germanInstant(choice.at)} Uhr, Fassung {COOKIE_WORDS_VERSION}. Wir fragen nach{" "}
          {COOKIE_CHOICE_DAYS} Tagen wieder.
          {choice.proof !== "" && ` Den Nachweis Ihrer Zustimmung finden wir unter ${choice.proof}.`}
        </p>
      )}
    </>
  );
}

function CurrentChoice({ choice }: { choice: CookieChoice | null }) {
  if (choice?.statistics) {
    return (
      <p>
        <Status tone="success">Statistik erlaubt</Status>
      </p>
    );
  }
  return (
    <div className={styles.current}>
      <Status tone="neutral">Ausgeschaltet</Status>
      <p>
        {choice === null
          ? "Noch nicht gewählt. Seiten des Portals zählen wir nicht, Aufrufe von Einträgen nur als Summe."
          : "Nur notwendige. Gezählt wird nichts."}
      </p>
    </div>
  );
}
