import type { CompanyPeople } from "@portal/contract/company-data/people/calls";
import { rightCovers } from "@portal/contract/http/access";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useAccount, useIsAgent } from "../../../platform/session/use-session.ts";
import { ItemList } from "../../../ui/lists/item-list.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { InvitationItem } from "./invitation-item.tsx";
import { InviteForm } from "./invite-form.tsx";
import styles from "./people-page.module.css";
import { peopleQuery } from "./people-store.ts";
import { PersonItem } from "./person-item.tsx";

export const preload = (accountId: number) => [peopleQuery(accountId)];

/** `company_people`: who has which right in the company. Owners invite people and change or end their access. */
export default function PeoplePage() {
  const account = useAccount();
  const { data, error, refetch } = useQuery({ ...peopleQuery(useActiveAccountId()), throwOnError: false });
  return (
    <>
      <PageHeader
        title="Personen"
        lead={`Wer für ${account.company_name} arbeitet und was jede Person darf. Eine Änderung gilt sofort.`}
      />
      {data ? (
        <People {...data} />
      ) : (
        <NotLoaded level={2} failure="Die Personen konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonList rows={4} />
          </Skeleton>
        </NotLoaded>
      )}
    </>
  );
}

function People({ people, invitations }: CompanyPeople) {
  const actsAsAgent = useIsAgent();
  // Owners may, customer care may not.
  const mayChange = rightCovers(useAccount().right, "owner") && !actsAsAgent;
  return (
    <>
      {!mayChange && <OwnersOnly />}
      <Section title="Mit Zugriff">
        <ItemList>
          {people.map((person) => (
            <PersonItem key={person.user_id} person={person} mayChange={mayChange} mayLeave={!actsAsAgent} />
          ))}
        </ItemList>
      </Section>
      {invitations.length > 0 && (
        <Section title="Einladungen">
          <ItemList>
            {invitations.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} mayChange={mayChange} />
            ))}
          </ItemList>
        </Section>
      )}
      {mayChange && (
        <Section
          title="Person einladen"
          description="Sie bekommt eine E-Mail mit einem Link. Er gilt 14 Tage und nur einmal."
        >
          <InviteForm />
        </Section>
      )}
    </>
  );
}

const OwnersOnly = () => (
  <div className={styles.notice}>
    <Alert tone="info" title="Nur Inhaber können hier etwas ändern">
      Sie sehen, wer für die Firma arbeitet. Wer Zugriff bekommt oder verliert, entscheidet ein Inhaber.
    </Alert>
  </div>
);
