import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { rightCovers } from "@portal/contract/http/access";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { edit, external } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { MainColumn, Place, SideColumn, TwoColumns } from "../../../ui/page/two-columns.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import { CompletenessSection } from "../completeness/completeness-section.tsx";
import { useUnfitSteps } from "../completeness/use-unfit-steps.ts";
import { EntryBoundary } from "../components/entry-boundary.tsx";
import { ReadOnlyBanner } from "../components/read-only-banner.tsx";
import { OpenDifferencesBanner } from "../differences/open-differences-banner.tsx";
import { useOpenDifferences } from "../differences/use-open-differences.ts";
import { previewQuery } from "../entry-store.ts";
import { HistorySection } from "../history/history-section.tsx";
import { useNow } from "../parts/opening-hours/use-now.ts";
import { PREVIEW_PLACE, publicEntryPath } from "../paths.ts";
import { directoryCopyQuery, DirectoryState } from "../public/directory-state.tsx";
import { PublicEntrySkeleton } from "../public/public-entry-skeleton.tsx";
import { PublicEntryView } from "../public/public-entry-view.tsx";
import styles from "./entry-overview-page.module.css";
import { EntryOverviewSkeleton } from "./entry-overview-skeleton.tsx";

export const preload = (accountId: number) => [directoryCopyQuery(accountId)];

/** `entry_overview`: how complete the entry is, how the public sees it, and what changed last. */
export default function EntryOverviewPage() {
  const account = useAccount();
  const mayWrite = rightCovers(account.right, "write");
  const open = useOpenDifferences();
  const unfit = useUnfitSteps();
  const action = mayWrite && (
    <PageLink to="entry_data" className={buttonClass({ variant: "primary" })}>
      <Icon shape={edit} />
      Eintrag bearbeiten
    </PageLink>
  );
  return (
    <>
      <PageHeader
        title="Ihr Eintrag"
        lead="So sehen Kunden Ihre Firma, und so machen Sie noch mehr daraus."
        action={action}
      />
      <EntryBoundary waits={open === undefined || unfit === undefined} skeleton={<EntryOverviewSkeleton />}>
        {(entry) => <Overview entry={entry} unfit={unfit ?? []} mayWrite={mayWrite} open={open} />}
      </EntryBoundary>
    </>
  );
}

type OverviewProps = {
  entry: SalesForceEntry;
  unfit: readonly string[];
  mayWrite: boolean;
  open: number | undefined;
};

function Overview({ entry, unfit, mayWrite, open }: OverviewProps) {
  return (
    <>
      {!mayWrite && (
        <div className={styles.notice}>
          <ReadOnlyBanner />
        </div>
      )}
      {mayWrite && <OpenDifferencesBanner open={open} />}
      <TwoColumns>
        <SideColumn>
          <CompletenessSection entry={entry} unfit={unfit} mayWrite={mayWrite} />
          <Place>
            <HistorySection mayWrite={mayWrite} />
          </Place>
        </SideColumn>
        <MainColumn>
          <Preview companyId={entry.companyId} updatedAt={entry.updatedAt} />
        </MainColumn>
      </TwoColumns>
    </>
  );
}

/** The public page in a frame, rendered from the same answer of the server. */
function Preview({ companyId, updatedAt }: { companyId: number; updatedAt: string }) {
  const { data, error, refetch } = useQuery({ ...previewQuery(companyId), throwOnError: false });
  const now = useNow();
  const links = (
    <p className={styles.links}>
      <PageLink to="entry_poster" className="target">
        Aushang mit QR-Code
      </PageLink>
      <PageLink to="entry_own_site" className="target">
        Für Ihre Website
      </PageLink>
      <a
        href={publicEntryPath(companyId)}
        target="_blank"
        rel="noopener"
        className={classNames(styles.public, "target")}
      >
        Öffentliche Seite ansehen
        <Icon shape={external} size={1} />
      </a>
    </p>
  );
  return (
    <Section
      id={PREVIEW_PLACE}
      title="Was Kunden sehen"
      description={
        <>
          Stand: <RelativeTime dateTime={updatedAt} />
          <DirectoryState companyId={companyId} updatedAt={updatedAt} />
        </>
      }
    >
      {links}
      <div className={styles.frame}>
        {data && <PublicEntryView entry={data.entry} now={now} level={3} />}
        {!data && (
          <NotLoaded failure="Die Vorschau konnte nicht geladen werden" error={error} onRetry={refetch}>
            <PublicEntrySkeleton />
          </NotLoaded>
        )}
      </div>
    </Section>
  );
}
