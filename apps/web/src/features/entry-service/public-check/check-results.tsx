import type { PortalMetadata, PortalResult } from "@portal/contract/entry-service/calls";
import { wrongFields } from "@portal/contract/entry-service/rules";
import { useLayoutEffect, useRef } from "react";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { ProgressBar, ProgressRing } from "../../../ui/feedback/progress.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Differences } from "../components/differences.tsx";
import { Duplicates, OutsideLink } from "../components/outside-listings.tsx";
import { PortalRow } from "../components/portal-row.tsx";
import { summaryTitle } from "../entry-service-texts.ts";
import { NextWays } from "./next-ways.tsx";
import { askedLine, findingText, isNowhere, missingText, progressText } from "./public-check-texts.ts";
import { type Asked, type StartedCheck, useResults } from "./public-check-store.ts";
import styles from "./check-results.module.css";

type CheckResultsProps = { check: StartedCheck; isNew: boolean; onChange: () => void };

/** What each portal shows, as its answers arrive, and what somebody can do about it. */
export default function CheckResults({ check, isNew, onChange }: CheckResultsProps) {
  const { asked, metadata } = check;
  const { data, error, refetch } = useResults(check);
  const headline = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isNew) headline.current?.focus();
  }, [isNew]);

  const results = data?.results ?? [];
  const isDone = results.length === metadata.length;
  return (
    <div className={styles.results}>
      <PageHeader
        ref={headline}
        title="So steht Ihre Firma auf anderen Portalen"
        lead={askedLine(asked)}
        action={<Button onClick={onChange}>Andere Angaben prüfen</Button>}
      />
      {error !== null ? (
        <LoadFailure
          level={2}
          title="Das Ergebnis konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
          contact={<CallUs />}
        />
      ) : (
        <Stack gap="xl">
          <div>
            <p role="status">{progressText(results.length, metadata.length)}</p>
            {!isDone && (
              <ProgressBar
                bare
                kind="progress"
                label="Fortschritt der Prüfung"
                value={(100 * results.length) / metadata.length}
              />
            )}
          </div>
          {isDone && <Summary asked={asked} results={results} score={data?.chartData.score ?? null} />}
          {isDone && <NextWays asked={asked} />}
          <Section title="Portal für Portal">
            <ul role="list">
              {metadata.map((portal) => (
                <PortalFinding
                  key={portal.identifier}
                  portal={portal}
                  result={results.find((result) => result.portal.identifier === portal.identifier)}
                />
              ))}
            </ul>
          </Section>
        </Stack>
      )}
    </div>
  );
}

type SummaryProps = { asked: Asked; results: readonly PortalResult[]; score: number | null };

function Summary({ asked, results, score }: SummaryProps) {
  const missing = missingText(asked, results);
  const nowhere = isNowhere(results);
  return (
    <div className={styles.summary}>
      {score !== null && !nowhere && <ProgressRing value={score} label="Übereinstimmung mit Ihren Angaben" />}
      <div className={styles.words}>
        <h2>{nowhere ? "Auf keinem Portal haben wir die Firma gefunden." : summaryTitle(results)}</h2>
        {missing !== undefined && <p>{missing}</p>}
      </div>
    </div>
  );
}

/** One portal; `result` is missing until it has answered. */
function PortalFinding({ portal, result }: { portal: PortalMetadata; result: PortalResult | undefined }) {
  const wrong = result === undefined ? [] : wrongFields(result);
  return (
    <PortalRow portal={portal} level={3} status={result?.portal.status ?? null} unchecked="Wird geprüft">
      {result !== undefined && <p className={styles.text}>{findingText(result)}</p>}
      {wrong.length > 0 && (
        <Differences fields={wrong} portalName={portal.name} expected="Ihre Angabe" mayWrite={false} />
      )}
      {result !== undefined && <Duplicates result={result} />}
      {result?.evidence && (
        <p className="note">
          <OutsideLink href={result.evidence.url}>Auf dem Portal ansehen</OutsideLink>
        </p>
      )}
    </PortalRow>
  );
}
