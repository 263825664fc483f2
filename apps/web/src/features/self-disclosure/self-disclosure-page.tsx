import {
  type DisclosureRecipient,
  type DisclosureSection,
  getSelfDisclosure,
  getSelfDisclosurePdf,
  type SelfDisclosure,
} from "@portal/contract/self-disclosure/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { NotLoaded } from "../../platform/api/not-loaded.tsx";
import { accountQuery, useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { useAccount } from "../../platform/session/use-session.ts";
import { Button, buttonClass } from "../../ui/actions/button.tsx";
import { DataList } from "../../ui/content/data-list.tsx";
import { Table } from "../../ui/content/table.tsx";
import { Skeleton, SkeletonCard, SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { pdf, print } from "../../ui/icons/icons.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageParts } from "../../ui/page/page-parts.tsx";
import { Section } from "../../ui/page/section.tsx";
import { amountText } from "./disclosure-texts.ts";
import styles from "./self-disclosure.module.css";

/** `entry_self_disclosure`: what is stored about the company, why, from where, for how long, and who received it. */
export default function SelfDisclosurePage() {
  const account = useAccount();
  const accountId = useActiveAccountId();
  const query = accountQuery(accountId, "self-disclosure", getSelfDisclosure, {});
  const { data, error, refetch } = useQuery({ ...query, throwOnError: false });
  return (
    <>
      <PageHeader
        title="Selbstauskunft"
        lead={`Was wir über ${account.company_name} speichern, wozu und wer es bekommen hat.`}
        action={
          <a
            className={buttonClass({ variant: "primary" })}
            href={`${getSelfDisclosurePdf.path}?accountId=${accountId}`}
            download
            data-print="hide"
          >
            <Icon shape={pdf} />
            Als PDF herunterladen
          </a>
        }
      />
      {data ? (
        <Disclosure disclosure={data.disclosure} />
      ) : (
        <NotLoaded level={2} failure="Die Selbstauskunft konnte nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonText lines={2} />
            <SkeletonCard lines={4} />
            <SkeletonCard lines={6} />
          </Skeleton>
        </NotLoaded>
      )}
    </>
  );
}

function Disclosure({ disclosure: { sections, recipients, madeAt } }: { disclosure: SelfDisclosure }) {
  const stored = sections.filter(({ total }) => total > 0);
  const empty = sections.filter(({ total }) => total === 0);
  return (
    <PageParts className={styles.page}>
      <div className={styles.head}>
        <p>
          Stand: {germanInstant(madeAt)} Uhr.{" "}
          <span data-print="hide">
            Stimmt etwas nicht?{" "}
            <PageLink to="service_cases" query={{ neu: "other" }}>
              Schreiben Sie uns
            </PageLink>
          </span>
        </p>
        <Button variant="quiet" icon={print} data-print="hide" onClick={() => window.print()}>
          Drucken
        </Button>
      </div>
      <nav aria-label="Inhalt" className={styles.contents} data-print="hide">
        <ul role="list">
          <li>
            <a href="#empfaenger" className="target">
              Wer Daten bekommen hat
            </a>
            <span className={styles.amount}>{recipients.length}</span>
          </li>
          {stored.map(({ key, title, total }) => (
            <li key={key}>
              <a href={`#auskunft-${key}`} className="target">
                {title}
              </a>
              <span className={styles.amount}>{total}</span>
            </li>
          ))}
          {empty.length > 0 && (
            <li>
              <a href="#nichts" className="target">
                Nichts gespeichert
              </a>
              <span className={styles.amount}>{empty.length}</span>
            </li>
          )}
        </ul>
      </nav>
      <Section id="empfaenger" title="Wer Daten Ihrer Firma bekommen hat">
        <Recipients recipients={recipients} />
      </Section>
      {stored.map((section) => (
        <Subject key={section.key} section={section} />
      ))}
      {empty.length > 0 && (
        <Section
          id="nichts"
          title="Nichts gespeichert"
          description="Hierzu könnten wir etwas speichern, haben zu Ihrer Firma aber nichts."
        >
          <DataList items={empty.map(({ title, purpose }) => ({ term: title, value: purpose }))} />
        </Section>
      )}
    </PageParts>
  );
}

function Recipients({ recipients }: { recipients: DisclosureRecipient[] }) {
  if (recipients.length === 0) return <p>Niemand außerhalb unseres Hauses.</p>;
  return (
    <DataList
      items={recipients.map(({ name, what, since }) => ({
        term: name,
        value: since === null ? what : `${what}, seit ${germanInstant(since)} Uhr`,
      }))}
    />
  );
}

function Subject({ section }: { section: DisclosureSection }) {
  const { key, title, purpose, source, retention, place, facts, table } = section;
  return (
    <Section
      id={`auskunft-${key}`}
      title={title}
      description={purpose}
      action={
        place && (
          <PageLink to={place.page} data-print="hide">
            {place.label}
            <span className="visually-hidden">: {title}</span>
          </PageLink>
        )
      }
    >
      {facts.length > 0 && <DataList items={facts.map(({ term, value }) => ({ term, value }))} />}
      {table && <Rows title={title} headings={table.headings} rows={table.rows} />}
      <p className={styles.note}>{amountText(section)}</p>
      <dl className={styles.why}>
        <div>
          <dt>Woher</dt>
          <dd>{source}</dd>
        </div>
        <div>
          <dt>Wie lange</dt>
          <dd>{retention}</dd>
        </div>
      </dl>
    </Section>
  );
}

const SHOWN_AT_ONCE = 5;

/** A long table shows its first rows and the rest on request; paper shows all. */
function Rows({ title, headings, rows }: { title: string; headings: string[]; rows: string[][] }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const others = rows.length - SHOWN_AT_ONCE;
  return (
    <div className={styles.rows} id={id} data-folded={others > 0 && !isWhole ? "" : undefined}>
      <Table
        caption={title}
        captionHidden
        columns={headings.map((header, index) => ({
          key: String(index),
          header,
          cell: ({ cells }: { cells: string[] }) => <span className={styles.cell}>{cells[index] || "–"}</span>,
        }))}
        rows={rows.map((cells, index) => ({ cells, index }))}
        rowKey={({ index }) => index}
      />
      {others > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          data-print="hide"
        >
          {isWhole ? "Weniger zeigen" : others === 1 ? "Eine weitere Zeile zeigen" : `${others} weitere Zeilen zeigen`}
          <span className="visually-hidden"> zu {title}</span>
        </button>
      )}
    </div>
  );
}
