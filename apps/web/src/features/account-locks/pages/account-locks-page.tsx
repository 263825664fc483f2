import { rightCovers } from "@portal/contract/http/access";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonForm } from "../../../ui/feedback/skeleton.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { loadAccountLocks, locksQuery } from "../account-locks-store.ts";
import { SupportVisits } from "./support-visits.tsx";
import { LockChoicesForm } from "./lock-choices-form.tsx";

/** `account_locks`: what the provider may send the company, and when customer care acted for it. */
export default function AccountLocksPage() {
  const account = useAccount();
  return (
    <Stack gap="xl">
      <div>
        <PageHeader
          title="Kontaktwünsche"
          lead={`Was soll ${account.company_name} von uns bekommen? Was Sie abwählen, bekommen Sie nicht mehr.`}
        />
        <LockChoices accountId={account.company_id} mayWrite={rightCovers(account.right, "write")} />
      </div>
      <SupportVisits accountId={account.company_id} />
    </Stack>
  );
}

function LockChoices({ accountId, mayWrite }: { accountId: number; mayWrite: boolean }) {
  const client = useQueryClient();
  const { data, error } = useQuery({ ...locksQuery(accountId), throwOnError: false });
  if (data === undefined) {
    return error ? (
      <LoadFailure
        level={2}
        title="Ihre Kontaktwünsche konnten nicht geladen werden"
        error={error}
        onRetry={() => void loadAccountLocks(client, accountId).catch(() => {})}
        contact={<CallUs />}
      />
    ) : (
      <Skeleton>
        <SkeletonForm fields={6} />
      </Skeleton>
    );
  }
  return (
    <Stack gap="lg">
      {!mayWrite && (
        <Alert tone="info" title="Sie können hier nur lesen">
          Ändern kann die Kontaktwünsche, wer diese Firma bearbeiten darf. Bitte wenden Sie sich an den Inhaber.
        </Alert>
      )}
      <LockChoicesForm accountId={accountId} answer={data} mayWrite={mayWrite} />
    </Stack>
  );
}
