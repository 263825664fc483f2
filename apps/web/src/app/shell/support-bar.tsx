import { UNLINKED_USER_ID } from "@portal/contract/constants";
import { useState } from "react";
import { PageLink } from "../../platform/routing/page-link.tsx";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./support-bar.module.css";

/** Shows customer care as which company it acts (Specification §2 "Support bar"). */
export function SupportBar({ session }: { session: LoggedIn }) {
  const [open, setOpen] = useState(false);
  const { user, activeAccountId, account } = session;
  const linked = user.user_id !== UNLINKED_USER_ID;
  return (
    <section className={styles.bar} aria-label="Kundendienst" data-print="hide">
      <p>
        Angemeldet als {account?.company_name ?? "…"} | {activeAccountId}
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
        <p>Firma: {account?.company_name ?? "wird geladen"}</p>
        <p>Firmennummer: {activeAccountId}</p>
        <p>{linked ? `Verknüpfter Anmeldename: ${user.login}` : "Mit dieser Firma ist kein Anmeldename verknüpft."}</p>
      </Dialog>
    </section>
  );
}
