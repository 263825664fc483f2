/** `highlights` (Specification §2): the best news of the company in the last weeks, each with its source and day. */
import type { Highlight } from "@portal/contract/dashboard/highlights/calls";
import { germanDay, germanLongDay } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { print, star } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import { highlightsQuery } from "../dashboard-store.ts";
import { missingText } from "../tasks/task-texts.ts";
import { KINDS } from "./highlight-texts.ts";
import styles from "./highlights.module.css";

export default function HighlightsPage() {
  const { company_id: accountId, entry_display_name: entryName, company_name: name } = useAccount();
  const { data, error, refetch } = useQuery({ ...highlightsQuery(accountId), throwOnError: false });
  const isEmpty = data?.highlights.length === 0;
  return (
    <>
      <PageHeader
        title="Höhepunkte"
        lead={
          data
            ? `Das Beste über ${entryName || name} vom ${germanDay(data.firstDay)} bis zum ${germanDay(data.lastDay)}.`
            : "Das Beste der letzten Wochen."
        }
        action={
          data &&
          !isEmpty && (
            <div data-print="hide">
              <Button icon={print} onClick={() => window.print()}>
                Drucken
              </Button>
            </div>
          )
        }
      />
      {data && !isEmpty && (
        <ul role="list" className={styles.list}>
          {data.highlights.map((highlight) => (
            <Item key={highlight.key} highlight={highlight} />
          ))}
        </ul>
      )}
      {data && isEmpty && data.missing.length === 0 && (
        <EmptyState icon={star} level={2} title="In diesen Wochen noch nichts">
          Hier stehen Bewertungen mit fünf Sternen, Auszeichnungen und Bestwerte.{" "}
          <PageLink to="dashboard">Zur Startseite</PageLink>
        </EmptyState>
      )}
      {data && data.missing.length > 0 && (
        <p className={classNames("note", styles.missing)}>{missingText(data.missing)}</p>
      )}
      {!data && error && (
        <LoadFailure
          level={2}
          title="Die Höhepunkte konnten nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Skeleton>
          <SkeletonList rows={5} />
        </Skeleton>
      )}
    </>
  );
}

function Item({ highlight }: { highlight: Highlight }) {
  const { kind, title, detail, source, day, place } = highlight;
  const { label, shape } = KINDS[kind];
  return (
    <li className={styles.item}>
      <span className={styles.shape}>
        <Icon shape={shape} size={1.5} />
      </span>
      <div className={styles.words}>
        <p className="note">
          {label} · <time dateTime={day}>{germanLongDay(day)}</time>
        </p>
        <h2 className={styles.title}>{title}</h2>
        {detail !== "" &&
          (kind === "rating" ? <blockquote className={styles.quote}>{detail}</blockquote> : <p>{detail}</p>)}
        <p className="note">
          Quelle:{" "}
          <PageLink to={place.page} query={place.query} place={place.place || undefined}>
            {source}
          </PageLink>
        </p>
      </div>
    </li>
  );
}
