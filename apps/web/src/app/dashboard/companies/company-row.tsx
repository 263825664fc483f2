import type { CompanyWork } from "@portal/contract/dashboard/companies/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { useState } from "react";
import { useSwitchAccount } from "../../../features/account/use-switch-account.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { portalRouter } from "../../../platform/routing/navigation.ts";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { useLoggedIn } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { URGENCIES } from "../tasks/task-texts.ts";
import { workText } from "./company-texts.ts";
import styles from "./companies.module.css";

/** One company with its most valuable task. Its button switches to it and opens its start page. */
export function CompanyRow({ company }: { company: CompanyWork }) {
  const { id, name, city, first } = company;
  const open = useOpenCompany();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <li className={styles.company}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className="note">{[city, `Nr. ${id}`].filter((text) => text !== "").join(" · ")}</p>
      </div>
      <div className={styles.work}>
        {first && (
          <p className={styles.first}>
            <Status tone={URGENCIES[first.urgency].tone}>{URGENCIES[first.urgency].label}</Status>
            <span>{first.title}</span>
          </p>
        )}
        <p className="note">{workText(company)}</p>
      </div>
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={`${name} öffnen`}
        onClick={() => {
          setIsBusy(true);
          void open(id).finally(() => setIsBusy(false));
        }}
      >
        Öffnen
      </Button>
    </li>
  );
}

function useOpenCompany(): (id: number) => Promise<void> {
  const activeId = useLoggedIn()?.activeAccountId;
  const switchTo = useSwitchAccount();
  const goTo = useGoTo();
  const toasts = useToasts();
  return async (id) => {
    try {
      if (id !== activeId && !(await switchTo(id))) return;
      // A company whose claim has expired leads to its confirmation first.
      if (portalRouter().location().pathname === pathOf("companies")) await goTo("dashboard", { withoutAsking: true });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  };
}
