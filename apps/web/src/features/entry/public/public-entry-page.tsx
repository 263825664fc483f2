import { getPublicEntry } from "@portal/contract/entry/calls";
import { type SentEntry, titleOfEntry } from "@portal/contract/entry/sent-entry";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { brand } from "../../../platform/brand/brand.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { usePortalLocation } from "../../../platform/routing/navigation.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { print } from "../../../ui/icons/icons.ts";
import { useNow } from "../parts/opening-hours/use-now.ts";
import { countActions } from "./count-actions.ts";
import styles from "./public-entry-page.module.css";
import { PublicEntrySkeleton } from "./public-entry-skeleton.tsx";
import { PublicEntryView } from "./public-entry-view.tsx";
import { PublicLayout } from "./public-layout.tsx";
import { sentEntry } from "./sent-entry.ts";

/** The entry as the public sees it, without login, on screen and in print. Unknown companies lead to `/404`. */
export default function PublicEntryPage() {
  const id = usePortalLocation().pathname.slice(PUBLIC_ENTRY_PATH.length);
  const sent = sentEntry(id);
  const { data, error, refetch } = usePublicEntry(id, sent);
  const now = useNow(sent?.now);
  const goTo = useGoTo();
  const unknown = !ID_PATTERN.test(id) || (error instanceof ApiProblem && error.status === 404);

  useEffect(() => {
    if (unknown) void goTo("error_404", { replace: true });
  }, [unknown, goTo]);
  const companyId = data === undefined ? null : Number(id);
  useEffect(() => (companyId === null ? undefined : countActions(companyId)), [companyId]);
  useEffect(() => {
    if (data) document.title = titleOfEntry(data.entry, brand.name);
  }, [data]);

  if (unknown) return null;
  return (
    <PublicLayout>
      {data && <PublicEntryView entry={data.entry} now={now} level={1} />}
      {data && <Foot companyId={id} />}
      {!data && !error && <h1 className="visually-hidden">Eintrag</h1>}
      {!data && !error && <PublicEntrySkeleton />}
      {!data && error && (
        <LoadFailure
          level={1}
          title="Der Eintrag konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </PublicLayout>
  );
}

const Foot = ({ companyId }: { companyId: string }) => (
  <div className={styles.foot} data-print="hide">
    <PageLink to="claiming_welcome" query={{ firma: companyId }}>
      Ist das Ihre Firma?
    </PageLink>
    <PageLink to="ugc" query={{ firma: companyId }}>
      Fehler im Eintrag melden
    </PageLink>
    <PageLink to="ugc" query={{ firma: companyId, art: "rechtswidrig" }}>
      Rechtswidrigen Inhalt melden
    </PageLink>
    <Button size="sm" icon={print} className={styles.print} onClick={() => window.print()}>
      Seite drucken
    </Button>
  </div>
);

const usePublicEntry = (id: string, sent: SentEntry | undefined) =>
  useQuery({
    queryKey: personKey("entry", getPublicEntry, { params: { id } }),
    queryFn: ({ signal }) => apiCall(getPublicEntry, { params: { id }, signal }),
    enabled: ID_PATTERN.test(id),
    throwOnError: false,
    ...(sent && { initialData: { entry: sent.entry }, initialDataUpdatedAt: sent.now }),
  });
