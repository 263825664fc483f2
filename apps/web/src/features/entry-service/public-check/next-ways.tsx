import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useSession } from "../../../platform/session/use-session.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Section } from "../../../ui/page/section.tsx";
import type { Asked } from "./public-check-store.ts";
import { searchTextOf } from "./public-check-texts.ts";
import styles from "./check-results.module.css";

/** What somebody can do after the check, by whether they have an account and a company. */
export function NextWays({ asked }: { asked: Asked }) {
  const session = useSession();
  const hasCompany = session.kind === "logged-in" && session.activeAccountId !== null;
  return (
    <Section title="So geht es weiter">
      <div className={styles.ways}>
        <p className={styles.text}>
          Eintragen und korrigieren können Sie auf jedem Portal selbst. Mit dem Eintragsservice prüfen wir jede Woche
          und übernehmen Korrekturen, wo das Portal es zulässt. Fragen dazu: <ServicePhone />
        </p>
        <div className={styles.buttons}>
          {hasCompany ? (
            <PageLink to="entry_service" className={buttonClass({ variant: "primary" })}>
              Zum Eintragsservice
            </PageLink>
          ) : (
            <PageLink
              to="claiming_welcome"
              query={{ suche: searchTextOf(asked) }}
              className={buttonClass({ variant: "primary" })}
            >
              Eintrag bei {brand.name} übernehmen
            </PageLink>
          )}
          {session.kind !== "logged-in" && (
            <>
              <PageLink to="register" className={buttonClass({})}>
                Registrieren
              </PageLink>
              <PageLink to="login" className={buttonClass({})}>
                Anmelden
              </PageLink>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
