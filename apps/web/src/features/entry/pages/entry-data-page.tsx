import { rightCovers } from "@portal/contract/access";
import type { SalesForceEntry } from "@portal/contract/entry";
import { ENTRY_PART_LABELS, ENTRY_PARTS } from "@portal/contract/entry-parts";
import { useEffect, useRef } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { EntryBoundary } from "../components/entry-boundary.tsx";
import { ReadOnlyNotice } from "../components/read-only-notice.tsx";
import { AboutUsForm } from "../forms/about-us-form.tsx";
import { CompanyDataForm } from "../forms/company-data-form.tsx";
import { LogoAndSloganForm } from "../forms/logo-and-slogan-form.tsx";
import { OpeningHoursForm } from "../forms/opening-hours-form.tsx";
import { PART_ANCHORS } from "../paths.ts";
import { EntryDataSkeleton } from "./entry-data-skeleton.tsx";
import styles from "./entry-data-page.module.css";
import { usePartInView } from "./use-part-in-view.ts";

/** `entry_data`: the four parts of the entry, each with its own form and save button. */
export function Page() {
  const mayWrite = rightCovers(useAccount().right, "write");
  return (
    <>
      <PageHeader
        title="Eintragsdaten"
        lead={
          mayWrite
            ? "Was Sie hier speichern, sehen Ihre Kunden sofort. Jede Änderung lässt sich rückgängig machen."
            : "Diese Angaben sehen Ihre Kunden."
        }
        action={
          <PageLink to="entry_overview" className={buttonClass()}>
            Vorschau ansehen
          </PageLink>
        }
      />
      <EntryBoundary skeleton={<EntryDataSkeleton />}>
        {(entry) => <Parts entry={entry} mayWrite={mayWrite} />}
      </EntryBoundary>
    </>
  );
}

function Parts({ entry, mayWrite }: { entry: SalesForceEntry; mayWrite: boolean }) {
  const current = usePartInView();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // on phones the list is wider than the window: the part being read stays in sight
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <div className={styles.page}>
      <nav ref={nav} className={styles.nav} aria-label="Teile des Eintrags">
        <ul role="list">
          {ENTRY_PARTS.map((part) => (
            <li key={part}>
              <PageLink
                to="entry_data"
                place={PART_ANCHORS[part]}
                aria-current={current === PART_ANCHORS[part] ? "true" : undefined}
              >
                {ENTRY_PART_LABELS[part]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.parts}>
        {!mayWrite && (
          <div className={styles.notice}>
            <ReadOnlyNotice />
          </div>
        )}
        <CompanyDataForm entry={entry} mayWrite={mayWrite} />
        <OpeningHoursForm entry={entry} mayWrite={mayWrite} />
        <LogoAndSloganForm entry={entry} mayWrite={mayWrite} />
        <AboutUsForm entry={entry} mayWrite={mayWrite} />
      </div>
    </div>
  );
}
