import { rightCovers } from "@portal/contract/http/access";
import { useEffect, useRef } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { countText, fillOfParts } from "../completeness/part-fill.ts";
import { EntryBoundary } from "../components/entry-boundary.tsx";
import { ReadOnlyNotice } from "../components/read-only-notice.tsx";
import { useEntry } from "../components/use-entry.ts";
import { GROUP_WORDS } from "../parts/group-words.ts";
import { PART_FORMS } from "../parts/part-forms.ts";
import type { PartGroup } from "../parts/part-groups.ts";
import styles from "./entry-data-page.module.css";
import { GroupSkeleton } from "./entry-data-skeleton.tsx";
import { GroupForms } from "./group-forms.tsx";
import { GroupNav, GroupSteps } from "./group-nav.tsx";
import { useShownGroup } from "./use-shown-group.ts";

/** `entry_data`: the parts of the entry in groups, one group at a time, each part with its own form and save button. */
export default function EntryDataPage() {
  const mayWrite = rightCovers(useAccount().right, "write");
  const { group, place } = useShownGroup();
  const state = useEntry();
  const fillOf = state.kind === "loaded" ? fillOfParts(state.entry) : null;
  useFormsAhead(group);
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
      <GroupNav current={group} countOf={fillOf && (({ parts }) => countText(parts, fillOf))} />
      {!mayWrite && (
        <div className={styles.notice}>
          <ReadOnlyNotice />
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

/** Starts loading the forms' code while the entry is still on its way. */
function useFormsAhead({ parts }: PartGroup): void {
  useEffect(() => {
    // a chunk that doesn't come is reported where the form is shown
    for (const part of parts) void PART_FORMS[part].load().catch(() => {});
  }, [parts]);
}

/** Takes the focus when another group is opened, so that the keyboard goes on there and screen readers say where it is. */
function GroupHeadline({ group, place }: { group: PartGroup; place: string }) {
  const headline = useRef<HTMLHeadingElement>(null);
  const shown = useRef(group);
  useEffect(() => {
    if (shown.current === group) return;
    shown.current = group;
    if (place === "") headline.current?.focus({ preventScroll: true });
  }, [group, place]);
  const { title, lead } = GROUP_WORDS[group.key];
  return (
    <>
      <h2 ref={headline} tabIndex={-1} className={styles.headline}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
