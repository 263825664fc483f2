import type { User } from "@portal/contract/auth/calls";
import { DEFAULT_PROFILE_IMAGE_PATH } from "../../../platform/brand/default-profile-image.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { accountsOf } from "../../../platform/session/account-choice.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Avatar } from "../../../ui/content/avatar.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { building } from "../../../ui/icons/icons.ts";
import { Row } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { lastLoginText } from "../last-login.ts";
import { OpenClaims } from "./open-claims.tsx";
import styles from "./user-dashboard.module.css";

type OverviewProps = { user: User; activeAccountId: number | null };

/** The logged-in person, their companies, and a link to their ratings. */
export function Overview({ user, activeAccountId }: OverviewProps) {
  return (
    <>
      <OpenClaims />
      <Section title="Ihr Zugang">
        <Row gap="lg">
          <Avatar src={user.profile_image ?? DEFAULT_PROFILE_IMAGE_PATH} size="lg" />
          <div className={styles.facts}>
            <DataList
              items={[
                { term: "Anmeldename", value: user.login },
                { term: "E-Mail-Adresse", value: user.email },
                { term: "Letzte Anmeldung", value: lastLoginText(user.last_login) },
              ]}
            />
          </div>
        </Row>
      </Section>
      <Companies user={user} activeAccountId={activeAccountId} />
      <Section
        title="Ihre Bewertungen"
        description="Was Sie über Firmen geschrieben haben, können Sie ändern oder zurückziehen."
        action={
          <PageLink to="user_ratings" className={buttonClass()}>
            Meine Bewertungen
          </PageLink>
        }
      />
    </>
  );
}

function Companies({ user, activeAccountId }: { user: User; activeAccountId: number | null }) {
  const companies = accountsOf(user);
  if (companies.length === 0) {
    return (
      <Section title="Ihre Firmen">
        <EmptyState
          icon={building}
          title="Noch keine Firma"
          action={
            <PageLink to="claiming_welcome" className={buttonClass({ variant: "primary" })}>
              Firma suchen
            </PageLink>
          }
        >
          Suchen Sie Ihre Firma im Verzeichnis. Gehört der Eintrag Ihnen, pflegen Sie ihn danach hier selbst.
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section
      title={companies.length === 1 ? "Ihre Firma" : "Ihre Firmen"}
      description={
        <>
          Ihnen gehört noch eine? <PageLink to="claiming_welcome">Eintrag suchen und übernehmen</PageLink>
        </>
      }
      action={
        <PageLink to="dashboard" className={buttonClass()}>
          Zur Firmenübersicht
        </PageLink>
      }
    >
      <ul role="list" className={styles.companies}>
        {companies.map(({ id, name }) => (
          <li key={id} className={styles.company}>
            <Avatar name={name} shape="square" size="sm" />
            <span className={styles.name}>
              {name}
              {id === activeAccountId && companies.length > 1 && (
                <span className={styles.active}>Gerade ausgewählt</span>
              )}
            </span>
            <span className={styles.number}>Nr. {id}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
