import type { DashboardContacts } from "@portal/contract/dashboard/calls";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Sparkline } from "../../../ui/charts/sparkline.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ContactsFile } from "./contacts-file.tsx";
import styles from "./contacts.module.css";
import { costEachText, costText, weeksText } from "./cost-texts.ts";

type Source = DashboardContacts["sources"][number];

const hasNoCosts = ({ costCents }: Source): boolean => costCents === null;

/** Contacts of all products, each counted once, with what they cost where that is known. */
export function ContactsSection({ contacts }: { contacts: DashboardContacts }) {
  const { firstDay, lastDay, total, weeks = [], sources } = contacts;
  const most = Math.max(1, ...sources.map((source) => source.contacts));
  const hasCosts = sources.some(({ costCents }) => costCents !== null);
  const leftOut = sources.reduce((sum, source) => sum + source.leftOut, 0);
  const columns: TableColumn<Source>[] = [
    {
      key: "product",
      header: "Woher",
      cell: ({ product, place }) => (
        <PageLink to={place.page} query={place.query}>
          {product}
        </PageLink>
      ),
    },
    {
      key: "contacts",
      header: "Kontakte",
      numeric: true,
      cell: (source) => <Count {...source} />,
      share: (source) => source.contacts / most,
    },
    ...(hasCosts
      ? [
          { key: "cost", header: "Kosten", numeric: true, cell: costText, isEmpty: hasNoCosts },
          { key: "each", header: "Je Kontakt", numeric: true, cell: costEachText, isEmpty: hasNoCosts },
        ]
      : []),
  ];
  return (
    <Section
      id="kontakte"
      title={hasCosts ? "Kontakte und Kosten je Kontakt" : "Kontakte"}
      description={`${germanNumber(total)} vom ${germanDay(firstDay)} bis zum ${germanDay(lastDay)}, jeder einmal gezählt.`}
    >
      {weeks.length > 0 && total > 0 && <Weeks weeks={weeks} />}
      <Table
        caption="Kontakte nach Herkunft"
        captionHidden
        columns={columns}
        rows={sources.toSorted((one, other) => other.contacts - one.contacts)}
        rowKey={({ key }) => key}
      />
      <details className={styles.definition}>
        <summary>Was hier zählt</summary>
        <ul>
          <li>Ein Kontakt ist jemand, der anruft, schreibt oder sich den Weg zu Ihnen zeigen lässt.</li>
          <li>Wer Ihren Eintrag oder Ihre Website nur ansieht, zählt nicht.</li>
          <li>Eine Anfrage zählt, wenn Sie sie angenommen haben, es sei denn, ihr ganzer Preis kam zurück.</li>
          <li>
            Ein Anruf beginnt oft im Eintrag oder in einer Anzeige und endet beim Sekretariat oder Sprachbot. Eine
            Anfrage beginnt dort oft als E-Mail oder Formular. Damit nichts doppelt zählt, ziehen wir jeden Tag von den
            angenommenen Anrufen und Anfragen die begonnenen ab
            {leftOut > 0 &&
              `, zusammen ${germanNumber(leftOut)}. „4 von 8“ heißt: Vier zählen hier, vier dort, wo sie begannen`}
            .
          </li>
          {hasCosts && (
            <li>
              Kosten kennen wir nach Tagen nur bei Anzeigen und Anfragen. Andere Produkte haben einen festen Preis. „Je
              Kontakt“ rechnet auch die abgezogenen mit.
            </li>
          )}
        </ul>
      </details>
      <ContactsFile contacts={contacts} />
    </Section>
  );
}

/** What counts here, which the bar shows, over what was counted elsewhere too. */
const Count = ({ contacts, leftOut }: Source) => (
  <>
    {germanNumber(contacts)}
    {leftOut > 0 && <span className={styles.of}> von {germanNumber(contacts + leftOut)}</span>}
  </>
);

/** How the contacts of a week developed, as a small picture and in words. */
const Weeks = ({ weeks }: { weeks: readonly number[] }) => (
  <div className={styles.weeks}>
    <Sparkline values={weeks} />
    <p>{weeksText(weeks)}</p>
  </div>
);
