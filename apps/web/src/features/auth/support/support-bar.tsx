import type { CucaInfo } from "@portal/contract/auth/calls";
import { UNLINKED_USER_ID } from "@portal/contract/auth/support/linked-user";
import { useState } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import type { LoggedIn } from "../../../platform/session/session-state.ts";
import { germanTime } from "../../../platform/time/german-instants.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import styles from "./support-bar.module.css";

type SupportBarProps = { session: LoggedIn; cucaInfo: CucaInfo };

/** Shows customer care for which company it acts (Specification §2 "Support bar"). */
export default function SupportBar({ session, cucaInfo }: SupportBarProps) {
  const [open, setOpen] = useState(false);
  const { user, activeAccountId, account } = session;
  const company = account?.company_name ?? user.accounts[String(cucaInfo.companyId)]?.name ?? "…";
  const linked = user.user_id !== UNLINKED_USER_ID;
  const endsAt = `${germanTime(cucaInfo.endsAt)} Uhr`;
  return (
    <section className={styles.bar} aria-label="Kundendienst" data-print="hide">
      <p>
        <strong>
          Angemeldet als {company} | {activeAccountId}
        </strong>{" "}
        <span className="nowrap">bis {endsAt}</span>
      </p>
      <div className={styles.actions}>
        <Button size="sm" onClick={() => setOpen(true)}>
          Weitere Informationen
        </Button>
        <PageLink to="logout" className={buttonClass({ size: "sm" })}>
          Abmelden
        </PageLink>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Weitere Informationen" size="sm">
        <DataList
          items={[
            { term: "Firma", value: company },
            { term: "Firmennummer", value: String(activeAccountId) },
            {
              term: "Verknüpfter Nutzer",
              value: linked ? user.login : "Mit dieser Firma ist kein Nutzer verknüpft.",
            },
            { term: "Kundendienst", value: cucaInfo.agent },
            { term: "Sitzung endet", value: `um ${endsAt}` },
          ]}
        />
        <p>Was Sie ändern, sieht die Firma im Verlauf als Änderung des Kundendienstes.</p>
      </Dialog>
    </section>
  );
}
