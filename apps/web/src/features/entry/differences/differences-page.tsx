import { rightCovers } from "@portal/contract/http/access";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { success } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { ReadOnlyBanner } from "../components/read-only-banner.tsx";
import { differencesQuery, hintsQuery } from "../entry-store.ts";
import { DifferenceSection } from "./difference-section.tsx";
import styles from "./differences.module.css";
import { HintsSection } from "./hints-section.tsx";

/** `entry_differences`: where the provider's data contradict the company's; the company accepts or refuses each. */
export default function DifferencesPage() {
  const mayWrite = rightCovers(useAccount().right, "write");
  return (
    <>
      <PageHeader
        title="Hinweise und Abweichungen"
        lead="Unsere Daten oder Besucher sagen etwas anderes als Sie. Was Sie gespeichert haben, gilt, bis Sie hier entscheiden."
      />
      {!mayWrite && <ReadOnlyBanner />}
      <Differences mayWrite={mayWrite} />
    </>
  );
}

function Differences({ mayWrite }: { mayWrite: boolean }) {
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({ ...differencesQuery(accountId), throwOnError: false });
  const hints = useQuery({ ...hintsQuery(accountId), throwOnError: false });
  // Both or none, so that nothing moves what somebody is about to press.
  if (data === undefined || hints.isPending)
    return (
      <NotLoaded level={2} failure="Die Abweichungen konnten nicht geladen werden" error={error} onRetry={refetch}>
        <DifferencesSkeleton />
      </NotLoaded>
    );
  const { differences, open } = data;
  const shownHints = hints.data?.hints ?? [];
  const isNothing = open === 0 && shownHints.length === 0;
  return (
    <PageParts width="list">
      <HintsSection hints={shownHints} mayWrite={mayWrite} />
      <p role="status" className={isNothing ? "visually-hidden" : styles.count}>
        {openText(open)}
      </p>
      {isNothing && <NothingOpen />}
      {differences.map((difference) => (
        <DifferenceSection key={difference.part} difference={difference} mayWrite={mayWrite} />
      ))}
    </PageParts>
  );
}

const openText = (open: number): string => {
  if (open === 0) return "Unsere Daten weichen nicht ab.";
  return open === 1 ? "Eine Angabe ist offen." : `${open} Angaben sind offen.`;
};

const NothingOpen = () => (
  <EmptyState
    icon={success}
    level={2}
    title="Keine Abweichungen"
    action={
      <PageLink to="entry_overview" className={buttonClass()}>
        Zum Eintrag
      </PageLink>
    }
  >
    Wenn unsere Daten einmal etwas anderes sagen als Sie, sehen Sie hier beide Fassungen nebeneinander. Ohne Ihre
    Zustimmung ändert sich nichts.
  </EmptyState>
);

const DifferencesSkeleton = () => (
  <Skeleton>
    <SkeletonList rows={5} />
  </Skeleton>
);
