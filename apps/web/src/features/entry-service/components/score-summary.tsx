import type { CompanyPortal, ListingCheckState } from "@portal/contract/entry-service/calls";
import { chartOf } from "@portal/contract/entry-service/rules";
import { germanInstant } from "@portal/contract/text/formats";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { ProgressRing } from "../../../ui/feedback/progress.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download } from "../../../ui/icons/icons.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import { csvHref } from "../entry-service-store.ts";
import { summaryTitle, todoLines } from "../entry-service-texts.ts";
import styles from "./score-summary.module.css";

type ScoreSummaryProps = { portals: readonly CompanyPortal[]; check: ListingCheckState };

/** The score with a sentence that explains it. */
export function ScoreSummary({ portals, check }: ScoreSummaryProps) {
  const accountId = useActiveAccountId();
  const judged = portals.flatMap(({ portal: { status }, result }) =>
    status === null || result === null ? [] : [{ status, fields: result.fields }],
  );
  const { score } = chartOf(judged, portals.length);
  const checkedAt = check.finishedAt ?? lastOf(portals);
  return (
    <section className={styles.summary} aria-labelledby="score-title">
      {score !== null && (
        <div className={styles.score}>
          <ProgressRing size="lg" value={score} label="Übereinstimmung mit Ihrem Eintrag" />
          <p aria-hidden="true" className={styles.quiet}>
            Übereinstimmung
          </p>
        </div>
      )}
      <div className={styles.words}>
        <h2 id="score-title">{summaryTitle(portals)}</h2>
        <ul role="list" className={styles.lines}>
          {todoLines(portals).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.quiet}>
          {checkedAt !== null && <>Geprüft am {germanInstant(checkedAt)} Uhr. Wir prüfen jede Woche.</>}
        </p>
        <a href={csvHref(accountId)} download className={classNames(styles.csv, "target")} data-print="hide">
          <Icon shape={download} size={1} />
          Als Tabelle (CSV)
        </a>
        <details className={styles.quiet}>
          <summary>Was der Wert bedeutet</summary>
          <p>
            100 % heißt: Alle lesbaren Portale zeigen Ihre Firma genau wie Ihr Eintrag. Falsche Angaben zählen voll,
            fehlende halb. Name, Straße und Telefon wiegen am meisten. Portale ohne Ihre Firma zählen mit 0 %.
          </p>
        </details>
      </div>
    </section>
  );
}

const lastOf = (portals: readonly CompanyPortal[]): string | null =>
  portals
    .flatMap(({ result }) => result?.checkedAt ?? [])
    .toSorted()
    .at(-1) ?? null;
