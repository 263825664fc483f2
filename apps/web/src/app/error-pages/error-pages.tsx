/** The specification's error pages (§2 "Error pages", §8). */
import { hrefOf } from "@portal/contract/pages/redirects";
import { resolvePage } from "@portal/contract/pages/routes";
import { portalRouter } from "../../platform/routing/navigation.ts";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { lookUpSession, sessionState } from "../../platform/session/session-store.ts";
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

export function ForbiddenPage() {
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
