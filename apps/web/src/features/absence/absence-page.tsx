import { rightCovers } from "@portal/contract/http/access";
import { getAbsences } from "@portal/contract/absence/calls";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { CallUs } from "../../platform/brand/service-phone.tsx";
import { accountQuery, useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { useAccount } from "../../platform/session/use-session.ts";
import { ItemList } from "../../ui/lists/item-list.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageParts } from "../../ui/page/page-parts.tsx";
import { Section } from "../../ui/page/section.tsx";
import { AbsenceForm } from "./absence-form.tsx";
import { AbsenceItem } from "./absence-item.tsx";

/** `absence`: an absence entered once, for the entry's opening hours and the telephone services together. */
export default function AbsencePage() {
  const mayWrite = rightCovers(useAccount().right, "write");
  return (
    <>
      <PageHeader
        title="Abwesenheit"
        lead="Einmal eintragen: Öffnungszeiten, Sekretariatsservice und Sprachbot wissen Bescheid."
      />
      <PageParts>
        {mayWrite ? (
          <Section title="Neue Abwesenheit">
            <AbsenceForm />
          </Section>
        ) : (
          <Alert tone="info" title="Sie können hier nur lesen">
            Eintragen kann eine Abwesenheit, wer diese Firma bearbeiten darf.
          </Alert>
        )}
        <Section title="Eingetragen">
          <Applied mayWrite={mayWrite} />
        </Section>
        <p className="note">
          Kommt Ihre Abwesenheit irgendwo nicht an?{" "}
          <PageLink to="service_cases" query={{ neu: "product", bezug: "Abwesenheit" }}>
            Schreiben Sie uns
          </PageLink>
          .
        </p>
      </PageParts>
    </>
  );
}

function Applied({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, refetch } = useQuery({
    ...accountQuery(useActiveAccountId(), "absence", getAbsences, {}),
    throwOnError: false,
  });
  if (!data && error) {
    return (
      <LoadFailure
        title="Die Abwesenheiten konnten nicht geladen werden"
        error={error}
        onRetry={() => void refetch()}
        contact={<CallUs />}
      />
    );
  }
  if (!data) {
    return (
      <Skeleton>
        <SkeletonList rows={2} pictures={false} />
      </Skeleton>
    );
  }
  if (data.absences.length === 0) return <p>Keine Abwesenheit eingetragen.</p>;
  return (
    <ItemList>
      {data.absences.map((absence) => (
        <AbsenceItem key={absence.id} absence={absence} mayWrite={mayWrite} />
      ))}
    </ItemList>
  );
}
