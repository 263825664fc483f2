import { routesOf } from "@portal/contract/pages/routes";
import { matchBuiltRoute } from "@portal/contract/pages/built-routes";
import { brand } from "../../platform/brand/brand.ts";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import { ACTIVE_ACCOUNT_KEY } from "../../platform/session/account-choice.ts";
import { readStored } from "../../platform/session/browser-storage.ts";
import type { SessionState } from "../../platform/session/session-state.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { Stack } from "../../ui/page/layout.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import styles from "./debug-page.module.css";
import { Facts } from "./facts.tsx";
import { Outbox } from "./outbox.tsx";

/** `/debug`: outbox, session, active company and the table of routes. */
export default function DebugPage() {
  const session = useSession();
  return (
    <Stack gap="lg">
      <PageHeader title="Diagnose" lead="Verschickte E-Mails, Sitzung, aktive Firma und alle Routen." />
      <Outbox />
      <Facts title="Sitzung" facts={sessionFacts(session)} />
      <Facts
        title="Umgebung"
        facts={{
          Marke: brand.key,
          "Ziele für Weiterleitungen": pageConfiguration.redirectDomains.join(", "),
        }}
      />
      <Section title="Routen">
        <div className={styles.scroll} role="region" aria-label="Tabelle der Routen" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Pfad</th>
                <th scope="col">Name</th>
                <th scope="col">Zugang</th>
                <th scope="col">Steht</th>
              </tr>
            </thead>
            <tbody>
              {routesOf(brand.providerNumber).map((route) => (
                <tr key={route.name}>
                  <td>{route.path}</td>
                  <td>{route.name}</td>
                  <td>{accessText(route.auth)}</td>
                  <td>{matchBuiltRoute(route.path, pageConfiguration) ? "ja" : "noch nicht"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </Stack>
  );
}

const accessText = (auth: ReturnType<typeof routesOf>[number]["auth"]): string => {
  if (auth === undefined) return "offen";
  if (auth === false) return "nur abgemeldet";
  return auth.roles === "any" ? "jede Rolle" : auth.roles.join(", ");
};

function sessionFacts(session: SessionState): Record<string, string> {
  if (session.kind !== "logged-in") return { Zustand: session.kind };
  const { user, activeAccountId, account } = session;
  return {
    Zustand: session.kind,
    Anmeldename: `${user.login} (${user.user_id})`,
    Rollen: user.roles.join(", "),
    Firmen: String(Object.keys(user.accounts).length),
    "Aktive Firma":
      activeAccountId === null ? "keine" : `${activeAccountId} ${account?.company_name ?? "(wird geladen)"}`,
    "Gespeicherte Firma": readStored(ACTIVE_ACCOUNT_KEY) ?? "keine",
    Recht: account?.right ?? "",
  };
}
