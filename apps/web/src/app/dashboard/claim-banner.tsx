import type { Account } from "@portal/contract/account/calls";
import { germanDay } from "@portal/contract/text/formats";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { buttonClass } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./dashboard-page.module.css";

const BANNER_DAYS = 30;

/**
 * Shown in the last weeks before the owner's claim expires; after that the portal leads to the confirmation itself
 * (Specification §4 "Claiming").
 */
export function ClaimBanner({ account }: { account: Account }) {
  const { claimed_by: claimedBy, owner_claiming_expiration_date: expiry, right } = account;
  if (claimedBy !== "OWNER" || expiry === null) return null;
  const [today, last] = [berlinDate(Date.now()), berlinDate(Date.parse(expiry))];
  if (last > addDays(today, BANNER_DAYS)) return null;
  const isOver = last <= today;
  const title = isOver ? "Ihre Inhaberschaft ist abgelaufen" : `Ihre Inhaberschaft endet am ${germanDay(last)}`;
  return (
    <div className={styles.above}>
      <Alert
        tone="warning"
        title={title}
        actions={
          right === "owner" && (
            <PageLink to="claiming_confirm" className={buttonClass({ size: "sm" })}>
              Inhaberschaft bestätigen
            </PageLink>
          )
        }
      >
        {right === "owner"
          ? "Bestätigen Sie kurz, dass der Eintrag noch Ihnen gehört. Das dauert eine Minute und gilt wieder knapp ein Jahr."
          : "Bestätigen kann das nur der Inhaber der Firma. Bitte geben Sie ihm Bescheid."}
      </Alert>
    </div>
  );
}
