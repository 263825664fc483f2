import type { Account } from "@portal/contract/account/calls";
import { getPeople } from "@portal/contract/company-data/people/calls";
import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "../../../platform/query/use-account-query.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { whoLosesAccess } from "../who-loses-access.ts";

type GiveUpDialogProps = { account: Account; open: boolean; onConfirm: () => Promise<void>; onClose: () => void };

/** Asks before an owner gives the entry back: what stays, what ends, and by name who loses access. */
export function GiveUpDialog({ account, ...dialog }: GiveUpDialogProps) {
  return (
    <ConfirmDialog title="Eintrag abgeben?" confirmLabel="Eintrag abgeben" danger {...dialog}>
      <p>Danach gilt:</p>
      <ul>
        <li>Der Eintrag von {account.company_name} bleibt mit seinen heutigen Angaben öffentlich.</li>
        <li>Er hat keinen Inhaber mehr. Übernehmen kann ihn, wer nachweist, dass er für die Firma spricht.</li>
        <li>Sie selbst können die Firma weiter ansehen, aber nichts mehr ändern.</li>
        {account.products.length > 0 && <li>An Ihren Produkten und Verträgen ändert sich nichts.</li>}
        <li>Eine Verbindung zu Google endet.</li>
        <li>
          Zurücknehmen können Sie das hier nicht. Um den Eintrag wieder zu übernehmen, weisen Sie das noch einmal mit
          einem Code nach.
        </li>
      </ul>
      <OtherPeople companyId={account.company_id} />
    </ConfirmDialog>
  );
}

/** Exists only while the dialog is open, so the list is loaded then. */
function OtherPeople({ companyId }: { companyId: number }) {
  const { data, error } = useQuery({
    ...accountQuery(companyId, "company-data", getPeople, {}),
    throwOnError: false,
    staleTime: 0,
  });
  if (error)
    return (
      <Alert tone="warning" title="Wer Zugriff hat, konnten wir gerade nicht laden">
        Andere Inhaber können danach nur noch lesen. Alle anderen Personen verlieren den Zugriff, und Einladungen gelten
        nicht mehr.
      </Alert>
    );
  if (data === undefined)
    return (
      <Skeleton>
        <SkeletonText lines={2} />
      </Skeleton>
    );
  const lines = whoLosesAccess(data);
  if (lines.length === 0) return <p>Außer Ihnen arbeitet niemand für diese Firma.</p>;
  return (
    <>
      <p>Auch für andere ändert sich etwas. Wer schon Zugriff hat, bekommt dazu eine E-Mail:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
