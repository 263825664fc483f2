import { rightCovers } from "@portal/contract/http/access";
import type { WebsiteCheck } from "@portal/contract/website/check/model";
import { controlId } from "@portal/contract/entry/places";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { globe, refresh } from "../../../ui/icons/icons.ts";
import { TabNav } from "../../../ui/navigation/tab-nav.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { CheckResult } from "./check-result.tsx";
import { checkQuery, useCheck } from "./check-store.ts";
import { shownUrl } from "./check-texts.ts";
import { useStart } from "./use-check.ts";
import styles from "./check.module.css";

export const preload = (accountId: number) => [checkQuery(accountId)];

/** `website_check`: what bothers visitors and search engines on the company's website, and who can mend it. */
export default function WebsiteCheckPage() {
  const account = useAccount();
  const chosen = usePageQuery()["adresse"];
  const { data, error, refetch } = useCheck(account.company_id, chosen);
  const check = data?.check;
  const start = useStart(account.company_id, chosen, check);
  const mayWrite = rightCovers(account.right, "write");
  return (
    <>
      <PageHeader
        title="Website-Prüfung"
        lead="Was Ihre Besucher stört, was Suchmaschinen fehlt und wer es ändern kann."
        action={
          check != null &&
          mayWrite && (
            <Button
              variant="primary"
              icon={refresh}
              pending={start.pending || check.isRunning}
              onClick={() => start.start(check.url)}
            >
              {check.isRunning ? "Prüfung läuft" : check.checkedAt === null ? "Jetzt prüfen" : "Erneut prüfen"}
            </Button>
          )
        }
      />
      {start.message !== null && (
        <div className={styles.notice}>
          <Alert tone={start.message.tone} announce onDismiss={start.dismiss}>
            {start.message.text}
          </Alert>
        </div>
      )}
      {data === undefined && error === null && <CheckSkeleton />}
      {data === undefined && error !== null && (
        <LoadFailure
          level={2}
          title="Die Prüfung konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
          contact={<CallUs />}
        />
      )}
      {data?.check === null && <NoWebsite mayWrite={mayWrite} />}
      {check != null && (
        <Stack gap="lg">
          {data !== undefined && data.addresses.length > 1 && <Choice addresses={data.addresses} chosen={check.url} />}
          {!mayWrite && (
            <Alert tone="info" title="Sie können hier nur lesen">
              Prüfen kann, wer diese Firma bearbeiten darf. Bitte wenden Sie sich an den Inhaber.
            </Alert>
          )}
          <Running check={check} />
          <CheckResult check={check} mayWrite={mayWrite} />
        </Stack>
      )}
    </>
  );
}

const Choice = ({ addresses, chosen }: { addresses: readonly string[]; chosen: string }) => (
  <TabNav
    label="Ihre Websites"
    links={addresses.map((address) => (
      <PageLink
        key={address}
        to="website_check"
        query={{ adresse: address }}
        aria-current={address === chosen ? "page" : undefined}
      >
        {shownUrl(address)}
      </PageLink>
    ))}
  />
);

/** A check goes on after people leave the page. */
const Running = ({ check: { isRunning, state, url } }: { check: WebsiteCheck }) => (
  <div role="status">
    {isRunning && (
      <p className={styles.running}>
        {state === "wait" ? `Gleich lesen wir ${shownUrl(url)}.` : `Wir lesen gerade ${shownUrl(url)}.`} Das dauert bis
        zu einer Minute. Sie können die Seite verlassen, die Prüfung läuft weiter.
      </p>
    )}
  </div>
);

const NoWebsite = ({ mayWrite }: { mayWrite: boolean }) => (
  <EmptyState
    icon={globe}
    level={2}
    title="In Ihrem Eintrag steht noch keine Website"
    action={
      mayWrite && (
        <PageLink to="entry_data" place={controlId("companyData", "website")}>
          Website eintragen
        </PageLink>
      )
    }
  >
    Hier steht, was Besucher und Suchmaschinen auf Ihrer Website stört. Tragen Sie dazu ihre Adresse in Ihren Eintrag
    ein.
  </EmptyState>
);

const CheckSkeleton = () => (
  <Skeleton>
    <SkeletonBar height="9rem" />
    <SkeletonList rows={5} />
  </Skeleton>
);
