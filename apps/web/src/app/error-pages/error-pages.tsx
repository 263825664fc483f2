/** The specification's error pages (§2 "Error pages", §8). */
import { hrefOf } from "@portal/contract/pages/redirects";
import { pathOf, resolvePage } from "@portal/contract/pages/routes";
import { portalRouter } from "../../platform/routing/navigation.ts";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { lookUpSession, sessionState } from "../../platform/session/session-store.ts";
import { buttonClass } from "../../ui/actions/button.tsx";
import { lock, search, warning } from "../../ui/icons/icons.ts";
import { ErrorPage } from "./error-page.tsx";
import { reasonOf } from "./error-reasons.ts";
import { ServiceAwayMessage } from "./service-away-message.tsx";

export { UnexpectedPage } from "./unexpected-page.tsx";

/** `/502`: the retry leads back to the page that could not be shown. */
export function ServiceAwayPage() {
  const { callbackPage = "", ...query } = usePageQuery();
  async function retry() {
    await lookUpSession();
    const page = resolvePage(callbackPage);
    if (sessionState().kind !== "away")
      await portalRouter().navigate(hrefOf(page?.path ?? "/", query), { replace: true });
  }
  const session = sessionState();
  return <ServiceAwayMessage requestId={session.kind === "away" ? session.requestId : undefined} onRetry={retry} />;
}

/** Customer care that logged in like anybody else acts for no company yet, so nothing is open to it. */
const isAgentWithoutCompany = (): boolean => {
  const session = sessionState();
  return session.kind === "logged-in" && session.user.roles.includes("cuca") && session.user.cucaInfo === undefined;
};

export function ForbiddenPage() {
  if (isAgentWithoutCompany()) return <AgentWithoutCompany />;
  return (
    <ErrorPage icon={lock} title="Diese Seite ist für Sie nicht freigegeben">
      <p>
        Ihr Zugang reicht für diese Seite nicht aus. Vielleicht haben Sie sich mit einem anderen Anmeldenamen angemeldet
        als sonst.
      </p>
      <p>Wenn Sie die Seite brauchen, wenden Sie sich an den Inhaber Ihres Eintrags oder an uns.</p>
    </ErrorPage>
  );
}

const AgentWithoutCompany = () => (
  <ErrorPage
    icon={lock}
    title="Für welche Firma möchten Sie handeln?"
    actions={
      <a href={pathOf("login_cuca")} className={buttonClass({ variant: "primary" })}>
        Für eine Firma anmelden
      </a>
    }
  >
    <p>Als Kundendienst sehen Sie das Portal immer für eine Firma. Dafür melden Sie sich mit deren Nummer an.</p>
  </ErrorPage>
);

export function NotFoundPage() {
  return (
    <ErrorPage icon={search} title="Diese Seite gibt es nicht">
      <p>
        Vielleicht ist die Adresse unvollständig, oder die Seite ist umgezogen. Über die Startseite finden Sie alles
        wieder.
      </p>
    </ErrorPage>
  );
}

/** `/fehler?grund=…`: errors that a redirect brings, for example expired links. */
export function GenericErrorPage() {
  const { title, text } = reasonOf(usePageQuery()["grund"]);
  return (
    <ErrorPage icon={warning} title={title}>
      <p>{text}</p>
    </ErrorPage>
  );
}
