import { rightCovers } from "@portal/contract/http/access";
import { useEffect, useRef } from "react";
import { preloadCode } from "../../../platform/loading/load-code.ts";
import type { PageModule } from "../../../platform/routing/page-entry.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { usePartTitle } from "../../../platform/routing/page-title.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { countText, progressOfParts } from "../completeness/part-progress.ts";
import { EntryBoundary } from "../components/entry-boundary.tsx";
import { ReadOnlyBanner } from "../components/read-only-banner.tsx";
import { useEntry } from "../components/use-entry.ts";
import { GROUP_TEXTS } from "../parts/group-texts.ts";
import { PREVIEW_PLACE } from "../paths.ts";
import { PART_FORMS } from "../parts/part-forms.ts";
import type { PartGroup } from "../parts/part-groups.ts";
import styles from "./entry-data-page.module.css";
import { GroupSkeleton } from "./entry-data-skeleton.tsx";
import { GroupForms } from "./group-forms.tsx";
import { GroupNav, GroupSteps } from "./group-nav.tsx";
import { groupAt, useShownGroup } from "./use-shown-group.ts";

/** Starts loading the forms' code. A form itself reports a chunk that fails to load. */
function loadForms({ parts }: PartGroup): void {
  for (const { load } of parts.map((part) => PART_FORMS[part])) if (load !== null) preloadCode(load);
}

export const loadFor: PageModule["loadFor"] = (address) => loadForms(groupAt(address));

/** `entry_data`: the parts of the entry, one group at a time; each part has its own form and save button. */
export default function EntryDataPage() {
  const mayWrite = rightCovers(useAccount().right, "write");
  const { group, place } = useShownGroup();
  usePartTitle(GROUP_TEXTS[group.key].title);
  const state = useEntry();
  const fillOf = state.kind === "loaded" ? progressOfParts(state.entry) : null;
  useEffect(() => loadForms(group), [group]);
  return (
    <>
      <PageHeader
        title="Eintragsdaten"
        lead={
          mayWrite
            ? "Was Sie hier speichern, sehen Ihre Kunden sofort. Die letzten 20 Änderungen lassen sich rückgängig machen."
            : "Diese Angaben sehen Ihre Kunden."
        }
        action={
          <PageLink to="entry_overview" place={PREVIEW_PLACE} className={buttonClass()}>
            Vorschau ansehen
          </PageLink>
        }
      />
      <GroupNav current={group} countOf={fillOf && (({ parts }) => countText(parts, fillOf))} />
      {!mayWrite && (
        <div className={styles.notice}>
          <ReadOnlyBanner />
        </div>
      )}
      <div className={styles.group}>
        <GroupHeadline group={group} place={place} />
        <EntryBoundary skeleton={<GroupSkeleton group={group} />}>
          {(entry) =>
            fillOf && <GroupForms entry={entry} mayWrite={mayWrite} group={group} place={place} fillOf={fillOf} />
          }
        </EntryBoundary>
        <GroupSteps current={group} />
      </div>
    </>
  );
}

/** Takes the focus when another group opens, so that the keyboard continues there and screen readers announce it. */
function GroupHeadline({ group, place }: { group: PartGroup; place: string }) {
  const headline = useRef<HTMLHeadingElement>(null);
  const shown = useRef(group);
  useEffect(() => {
    if (shown.current === group) return;
    shown.current = group;
    if (place === "") headline.current?.focus({ preventScroll: true });
  }, [group, place]);
  const { title, lead } = GROUP_TEXTS[group.key];
  return (
    <>
      <h2 ref={headline} tabIndex={-1} className={styles.headline}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
