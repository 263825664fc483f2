import { rightCovers } from "@portal/contract/http/access";
import type { RatingSummary, SummaryAnswer, SummaryTerm } from "@portal/contract/ratings/overview/calls";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { germanReason } from "../../../platform/api/german-message.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { whereAndWhen } from "./latest.tsx";
import { summaryQuery, useSummaryChanges } from "./overview-store.ts";
import { ratingsText } from "./overview-texts.ts";
import styles from "./overview.module.css";

/** What customers praise and criticise, each word with sentences that contain it. */
export function Summary() {
  const { data, error, refetch } = useQuery({ ...summaryQuery(useActiveAccountId()), throwOnError: false });
  return (
    <Section title="Was Kunden loben und kritisieren">
      {data && <Shown answer={data} />}
      {!data && (
        <NotLoaded failure="Die Zusammenfassung konnte nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonText lines={4} />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

function Shown({ answer: { state, summary } }: { answer: SummaryAnswer }): ReactNode {
  const mayWrite = rightCovers(useAccount().right, "write");
  if (summary !== null) return <Topics summary={summary} mayWrite={mayWrite} />;
  if (state === "few") {
    return (
      <p className={styles.quiet}>Eine Zusammenfassung erscheint hier, sobald fünf Bewertungen einen Text haben.</p>
    );
  }
  if (state === "deleted") return <Deleted mayWrite={mayWrite} />;
  return (
    <p>
      Sie haben die Zusammenfassung ausgeschaltet. Ändern können Sie das unter{" "}
      <PageLink to="account_locks">Kontaktwünsche</PageLink>.
    </p>
  );
}

function Topics({
  summary: { praise, criticism, ratings, since },
  mayWrite,
}: {
  summary: RatingSummary;
  mayWrite: boolean;
}) {
  const [asks, setAsks] = useState(false);
  const { remove } = useSummaryChanges();
  return (
    <>
      <div className={styles.pair}>
        <Side title="Das loben Kunden" terms={praise} none="Noch kein Wort kommt in drei guten Bewertungen vor." />
        <Side
          title="Das kritisieren Kunden"
          terms={criticism}
          none="Kein Wort kommt in drei schlechten Bewertungen vor."
        />
      </div>
      <p className={styles.quiet}>
        Aus {germanNumber(ratings)} Bewertungen mit Text seit dem {germanDay(since)}. Gezählt wird, in wie vielen
        Bewertungen ein Wort vorkommt: bei vier und fünf Sternen als Lob, bei einem und zwei als Kritik. Niemand hat die
        Sätze umformuliert.
      </p>
      {mayWrite && (
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => setAsks(true)}>
            Zusammenfassung löschen
          </Button>
          <ConfirmDialog
            open={asks}
            onClose={() => setAsks(false)}
            onConfirm={remove}
            title="Zusammenfassung löschen?"
            confirmLabel="Zusammenfassung löschen"
            danger
          >
            Die Bewertungen bleiben. Eine neue Zusammenfassung gibt es erst, wenn Sie sie hier anfordern.
          </ConfirmDialog>
        </div>
      )}
    </>
  );
}

const Side = ({ title, terms, none }: { title: string; terms: readonly SummaryTerm[]; none: string }) => (
  <div>
    <h3>{title}</h3>
    {terms.length === 0 && <p className={styles.quiet}>{none}</p>}
    <ul className={styles.list} role="list">
      {terms.map(({ term, ratings, quotes }) => (
        <li key={term} className={styles.topic}>
          <p>
            <strong>{term}</strong> <span className={styles.quiet}>in {ratingsText(ratings)}</span>
          </p>
          {quotes.map((quote) => (
            <blockquote key={quote.ratingId}>
              „{quote.sentence}“ <span className={styles.quiet}>{whereAndWhen(quote)}</span>
            </blockquote>
          ))}
        </li>
      ))}
    </ul>
  </div>
);

function Deleted({ mayWrite }: { mayWrite: boolean }) {
  const { request } = useSummaryChanges();
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({ pending: false, error: null });
  async function ask() {
    setState({ pending: true, error: null });
    try {
      await request();
    } catch (error) {
      setState({ pending: false, error });
    }
  }
  return (
    <>
      <p>Die Zusammenfassung wurde gelöscht. Sie wird erst wieder erstellt, wenn Sie sie anfordern.</p>
      {state.error !== null && (
        <Alert tone="danger" announce>
          {germanReason(state.error)}
        </Alert>
      )}
      {mayWrite && (
        <div className={styles.actions}>
          <Button pending={state.pending} onClick={() => void ask()}>
            Zusammenfassung anfordern
          </Button>
        </div>
      )}
    </>
  );
}
