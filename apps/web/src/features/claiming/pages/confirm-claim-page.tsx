import { type Account, dissolveClaiming, updateEntryClaimedLastUpdate } from "@portal/contract/account/calls";
import { isOwnerClaimExpired } from "@portal/contract/account/claim";
import { rightCovers } from "@portal/contract/http/access";
import { getPeople } from "@portal/contract/company-data/people/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { accountKey } from "../../../platform/query/query-keys.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { useAccount, useLoggedIn } from "../../../platform/session/use-session.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { claimFacts } from "../claim-facts.ts";
import { GiveUpDialog } from "../components/give-up-dialog.tsx";
import styles from "./confirm-claim-page.module.css";

/**
 * `claiming_confirm`: the owner renews the claim on the entry for another year, or gives it back (Specification §4
 * "Claiming").
 */
export default function ConfirmClaimPage() {
  const account = useAccount();
  if (account.claimed_by !== "OWNER") return <NotClaimed account={account} />;
  const expired = isOwnerClaimExpired(
    { claimedBy: account.claimed_by, claimedLastUpdate: account.claimed_last_update },
    Date.now(),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={expired ? "Gehört dieser Eintrag noch Ihnen?" : "Inhaberschaft bestätigen"}
        lead={`Einmal im Jahr fragen wir nach, ob Sie den Eintrag von ${account.company_name} noch betreuen. So bleiben die Angaben verlässlich.`}
      />
      <DataList items={claimFacts(account)} />
      {rightCovers(account.right, "owner") ? <Decision account={account} /> : <OwnerOnly />}
    </Stack>
  );
}

function OwnerOnly() {
  return (
    <Alert tone="info" title="Nur der Inhaber kann bestätigen">
      Sie arbeiten für diese Firma mit, sind aber nicht als Inhaber eingetragen. Bitte sagen Sie dem Inhaber Bescheid.
    </Alert>
  );
}

function NotClaimed({ account }: { account: Account }) {
  const byProvider = account.claimed_by === "PROVIDER";
  return (
    <Stack gap="lg">
      <PageHeader
        title="Hier gibt es nichts zu bestätigen"
        lead={
          byProvider
            ? `Der Eintrag von ${account.company_name} wird von ${brand.name} betreut. Sie müssen nichts tun.`
            : `Für den Eintrag von ${account.company_name} ist zurzeit kein Inhaber eingetragen.`
        }
      />
      {byProvider ? (
        <p>
          Möchten Sie das ändern? Rufen Sie uns an: <ServicePhone />
        </p>
      ) : (
        <Row>
          <PageLink
            to="claiming_welcome"
            query={{ firma: String(account.company_id) }}
            className={buttonClass({ variant: "primary" })}
          >
            Eintrag übernehmen
          </PageLink>
        </Row>
      )}
    </Stack>
  );
}

function Decision({ account }: { account: Account }) {
  const [asking, setAsking] = useState(false);
  const { pending, refusal, run } = useSubmission();
  const goTo = useGoTo();
  const toasts = useToasts();
  const client = useQueryClient();
  const isAgent = useLoggedIn()?.user.cucaInfo !== undefined;
  const id = String(account.company_id);

  async function confirm() {
    const answer = await apiCall(updateEntryClaimedLastUpdate, {
      query: { id, claimedBy: "OWNER" },
      accountId: account.company_id,
    });
    setAccount(answer.account);
    toasts.show({
      tone: "success",
      message: "Danke, der Eintrag ist bestätigt. In knapp einem Jahr fragen wir wieder.",
    });
    await goTo("dashboard");
  }
  async function giveUp() {
    const answer = await apiCall(dissolveClaiming, { query: { id }, accountId: account.company_id });
    setAccount(answer.account);
    client.removeQueries({ queryKey: accountKey(account.company_id, "company-data", getPeople, {}) });
    toasts.show({ tone: "info", message: "Sie haben den Eintrag abgegeben." });
    await goTo("dashboard");
  }
  return (
    <Stack>
      <Refusal text={refusal} />
      <div className={styles.choice}>
        <Row gap="md">
          <Button variant="primary" pending={pending} onClick={() => void run(confirm)}>
            Eintrag bestätigen
          </Button>
          {/* Only the company itself may give up its entry. */}
          {!isAgent && (
            <Button disabled={pending} onClick={() => setAsking(true)}>
              Eintrag abgeben
            </Button>
          )}
        </Row>
        <p className={styles.note}>Mit der Bestätigung bleibt der Eintrag knapp ein Jahr in Ihrer Hand.</p>
      </div>
      <GiveUpDialog account={account} open={asking} onConfirm={giveUp} onClose={() => setAsking(false)} />
    </Stack>
  );
}
