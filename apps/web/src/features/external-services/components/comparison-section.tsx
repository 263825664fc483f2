import type { Direction, GoogleComparison, GoogleDifference } from "@portal/contract/external-services/google-fields";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { arrowRight, check, success } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import styles from "../external-services.module.css";
import { FIELD_LABELS, REVIEWED_FIELDS } from "../service-texts.ts";
import { comparisonQuery, invalidateServices } from "../services-store.ts";
import { useAccept } from "./use-accept.ts";

type Props = { accountId: number; mayAct: boolean };

/** Entry and Google side by side. Each difference can be copied into the entry or sent to Google. */
export function ComparisonSection({ accountId, mayAct }: Props) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...comparisonQuery(accountId), throwOnError: false });
  // Google revoked the access or lost the location. The list of services knows it by now, and the page says what to
  // do.
  const isOver = error instanceof ApiProblem && error.status === 409;
  useEffect(() => {
    if (isOver) void invalidateServices(client, accountId);
  }, [isOver, client, accountId]);
  return (
    <Section title="Ihr Eintrag und Google im Vergleich">
      {data === undefined && error === null && (
        <Skeleton label="Der Vergleich wird geladen">
          <SkeletonList rows={4} />
        </Skeleton>
      )}
      {data === undefined && error !== null && (
        <LoadFailure title="Der Vergleich konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Differences comparison={data} accountId={accountId} mayAct={mayAct} />}
    </Section>
  );
}

function Differences({ comparison, accountId, mayAct }: Props & { comparison: GoogleComparison }) {
  const { differences, equal } = comparison;
  const list = useRef<HTMLUListElement>(null);
  const [running, setRunning] = useState<string | null>(null);
  const accept = useAccept(accountId);

  async function run(difference: GoogleDifference, direction: Direction) {
    setRunning(`${difference.field} ${direction}`);
    const done = await accept(difference, direction);
    setRunning(null);
    // A copied difference leaves the list and would take the focus with it.
    if (done) list.current?.focus();
  }
  return (
    <div className={styles.list}>
      <p role="status" className={differences.length === 0 ? "visually-hidden" : undefined}>
        {countText(differences.length)}
      </p>
      {differences.length === 0 && (
        <EmptyState icon={success} title="Beide sagen dasselbe">
          Sobald sich bei Google oder in Ihrem Eintrag etwas ändert, sehen Sie hier beide Fassungen.
        </EmptyState>
      )}
      <ul ref={list} tabIndex={-1} className={styles.fields} role="list" aria-label="Unterschiede">
        {differences.map((difference) => (
          <li key={difference.field}>
            <Difference difference={difference} running={running} onAccept={mayAct ? run : null} />
          </li>
        ))}
      </ul>
      {equal.length > 0 && differences.length > 0 && (
        <p className={styles.hint}>Gleich auf beiden Seiten: {equal.map((field) => FIELD_LABELS[field]).join(", ")}.</p>
      )}
    </div>
  );
}

const countText = (count: number): string => {
  if (count === 0) return "Es gibt keine Unterschiede.";
  return count === 1 ? "Eine Angabe ist verschieden." : `${count} Angaben sind verschieden.`;
};

type DifferenceProps = {
  difference: GoogleDifference;
  running: string | null;
  onAccept: ((difference: GoogleDifference, direction: Direction) => Promise<void>) | null;
};

function Difference({ difference, running, onAccept }: DifferenceProps) {
  const { field, entry, google, refusals } = difference;
  const label = FIELD_LABELS[field];
  const actionFor = (direction: Direction) => {
    if (onAccept === null) return null;
    if (refusals[direction] !== null) return <p className={styles.hint}>{refusals[direction]}</p>;
    const { text, icon } = LOOKS[direction];
    return (
      <Button
        size="sm"
        iconEnd={icon}
        pending={running === `${field} ${direction}`}
        disabled={running !== null}
        aria-label={`${label}: ${direction === "to_entry" ? "In meinen Eintrag übernehmen" : text}`}
        onClick={() => void onAccept(difference, direction)}
      >
        {text}
      </Button>
    );
  };
  return (
    <div className={styles.field}>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.pair}>
        <Side title="Ihr Eintrag" text={entry} action={actionFor("to_google")} />
        <Side title="Google" text={google} action={actionFor("to_entry")} />
      </div>
      {onAccept !== null && refusals.to_google === null && REVIEWED_FIELDS.includes(field) && (
        <p className={styles.hint}>Senden Sie das an Google, prüft Google den Standort vielleicht neu.</p>
      )}
    </div>
  );
}

const LOOKS = {
  to_google: { text: "An Google senden", icon: arrowRight },
  to_entry: { text: "Übernehmen", icon: check },
} as const;

function Side({ title, text, action }: { title: string; text: string; action: React.ReactNode }) {
  return (
    <div className={styles.side}>
      <dl>
        <dt>{title}</dt>
        <dd>{text === "" ? <span className={styles.absent}>Nicht angegeben</span> : text}</dd>
      </dl>
      {action}
    </div>
  );
}
