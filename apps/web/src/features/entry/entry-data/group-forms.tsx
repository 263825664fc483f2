import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { type EntryPart, PARTS } from "@portal/contract/entry/parts";
import { Suspense, useDeferredValue, useEffect } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { Status } from "../../../ui/content/status.tsx";
import type { PartProgress } from "../completeness/part-progress.ts";
import { PART_FORMS } from "../parts/part-forms.ts";
import type { PartGroup } from "../parts/part-groups.ts";
import { partOfPlace } from "../paths.ts";
import { GroupSkeleton } from "./entry-data-skeleton.tsx";
import styles from "./group-forms.module.css";

type GroupFormsProps = {
  entry: SalesForceEntry;
  mayWrite: boolean;
  group: PartGroup;
  /** The section or control to scroll to, "" for the top. */
  place: string;
  fillOf: (part: EntryPart) => PartProgress;
};

/** So many fields are higher than a window. */
const FIRST_FIELDS = 5;

/** The parts whose forms fill the window. */
function firstParts(parts: readonly EntryPart[]): readonly EntryPart[] {
  let fields = 0;
  return parts.filter((part) => {
    const isInWindow = fields < FIRST_FIELDS;
    fields += PART_FORMS[part].fields;
    return isInWindow;
  });
}

/** The forms of one group, below a list of their progress. */
export function GroupForms({ fillOf, ...shown }: GroupFormsProps) {
  const { group } = shown;
  return (
    <>
      {group.parts.length > 1 && <PartList parts={group.parts} fillOf={fillOf} />}
      <div className={styles.forms}>
        <Suspense key={group.key} fallback={<GroupSkeleton group={group} />}>
          <Forms {...shown} />
        </Suspense>
      </div>
    </>
  );
}

/** The first forms together, so that nothing in the window moves, and the others after the window is painted. */
function Forms({ entry, mayWrite, group, place }: Omit<GroupFormsProps, "fillOf">) {
  const isComplete = useDeferredValue(true, place !== "");
  const parts = isComplete ? group.parts : firstParts(group.parts);
  return (
    <>
      {parts.map((part) => {
        const { Form } = PART_FORMS[part];
        return <Form key={part} entry={entry} mayWrite={mayWrite} />;
      })}
      <Arrival place={place} />
    </>
  );
}

function PartList({ parts, fillOf }: Pick<GroupFormsProps, "fillOf"> & { parts: readonly EntryPart[] }) {
  const query = usePageQuery();
  return (
    <ul className={styles.parts} role="list">
      {parts.map((part) => {
        const { tone, text } = fillOf(part);
        return (
          <li key={part}>
            <PageLink to="entry_data" query={query} place={PARTS[part].anchor} className={styles.part}>
              <span className={styles.name}>{PARTS[part].label}</span>
              <Status tone={tone}>{text}</Status>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The control's element, or its part's section if the control is hidden. */
function sectionOf(place: string): HTMLElement | null {
  const part = partOfPlace(place);
  return part ? document.getElementById(PARTS[part].anchor) : null;
}

/** Scrolls to the section or control from the address after the forms have rendered. */
function Arrival({ place }: { place: string }) {
  useEffect(() => {
    const target = place === "" ? null : (document.getElementById(place) ?? sectionOf(place));
    if (target === null) return;
    const isSection = target.tagName === "SECTION";
    target.scrollIntoView({ block: isSection ? "start" : "center" });
    target.focus({ preventScroll: true });
  }, [place]);
  return null;
}
