import { Suspense, useMemo } from "react";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { accountsOf } from "../../platform/session/account-choice.ts";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { Avatar } from "../../ui/content/avatar.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { chevronDown } from "../../ui/icons/icons.ts";
import { usePopover } from "../../ui/overlays/use-popover.ts";
import styles from "./company-selector.module.css";

const CompanyList = lazyPart(() => import("./company-list.tsx"));

type CompanySelectorProps = { session: LoggedIn; onLeave: () => void };

/** "Meine Firma" for one company, "Meine Firmen" with a searchable list for several (Specification §2). */
export function CompanySelector({ session, onLeave }: CompanySelectorProps) {
  const { user, activeAccountId, account } = session;
  const companies = useMemo(() => accountsOf(user), [user]);
  const popover = usePopover("start");
  if (activeAccountId === null) return null;
  const name = user.accounts[String(activeAccountId)]?.name ?? account?.company_name ?? "";
  const current = (
    <>
      <Avatar src={account?.company_id === activeAccountId ? account.logo : null} name={name} shape="square" />
      <span className={styles.current}>
        <span className={styles.name}>{name}</span>
        <span className={styles.number}>Nr. {activeAccountId}</span>
      </span>
    </>
  );
  if (companies.length < 2 || user.cucaInfo) {
    return (
      <div className={styles.one}>
        <p className={styles.label}>Meine Firma</p>
        <div className={styles.company}>{current}</div>
      </div>
    );
  }
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        Meine Firmen
      </p>
      <button type="button" {...popover.triggerProps} className={styles.trigger}>
        <span className="visually-hidden">Meine Firmen: </span>
        {current}
        <Icon shape={chevronDown} />
      </button>
      <div {...popover.panelProps} className={styles.panel}>
        {popover.open && (
          <Suspense fallback={<p className={styles.status}>Wird geladen …</p>}>
            <CompanyList companies={companies} activeId={activeAccountId} onClose={popover.close} onLeave={onLeave} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
