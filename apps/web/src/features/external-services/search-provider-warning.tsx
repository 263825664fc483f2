/** The search provider's warning (Specification §6), above each page of a company whose products depend on Google. */
import type { Account } from "@portal/contract/account/calls";
import { RATING_MANAGEMENT_PLUS_CODE, displayName, ENTRY_SERVICE_CODE } from "@portal/contract/navigation/products";
import { pathOf } from "@portal/contract/pages/routes";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useState } from "react";
import { usePortalLocation } from "../../platform/routing/navigation.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { portalKey, readStored, writeStored } from "../../platform/session/browser-storage.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./external-services.module.css";
import { troubleOf } from "./service-texts.ts";
import { isClosed, rememberClosed } from "./warning-dismissal.ts";
import { searchProviderWarning } from "./warning-variant.ts";

const KEY = portalKey("search-provider-warning");
const today = () => berlinDate(Date.now());

/**
 * Uses the state at the time the page appeared, because a warning that appears or vanishes later would move the page.
 */
export default function SearchProviderWarning({ account }: { account: Account }) {
  const [{ company_id: id, unconfirmedLocation, ...company }] = useState(account);
  const { pathname } = usePortalLocation();
  const [closed, setClosed] = useState(() => isClosed(readStored(KEY), id, today()));
  const tone = searchProviderWarning({ ...company, unconfirmedLocation });
  const trouble = unconfirmedLocation && troubleOf({ ...unconfirmedLocation, connected: true });
  // The overview explains the problem itself.
  const isSaidThere = pathname === pathOf("entry_rights_overview");
  if (tone === null || trouble === null || closed || isSaidThere) return null;

  function close() {
    writeStored(KEY, rememberClosed(readStored(KEY), id, today()));
    setClosed(true);
  }
  const product = displayName(tone === "danger" ? RATING_MANAGEMENT_PLUS_CODE : ENTRY_SERVICE_CODE);
  return (
    <section aria-label="Hinweis zu Google" className={styles.warning} data-print="hide">
      <Alert
        tone={tone}
        title={trouble.title}
        onDismiss={close}
        actions={<PageLink to="entry_rights_overview">Ansehen, was zu tun ist</PageLink>}
      >
        Ihr Produkt „{product}“ braucht einen Standort, den Google bestätigt hat.
      </Alert>
    </section>
  );
}
