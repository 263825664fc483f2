import { type RefObject, useEffect, useRef } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { GROUP_TEXTS } from "../parts/group-texts.ts";
import { PART_GROUPS, type PartGroup } from "../parts/part-groups.ts";
import styles from "./group-nav.module.css";

type GroupNavProps = {
  current: PartGroup;
  /** "2 von 5 ausgefüllt"; null while the entry loads. */
  countOf: ((group: PartGroup) => string) | null;
};

/** Tabs for the groups. On phones the row scrolls and keeps the current tab visible. */
export function GroupNav({ current, countOf }: GroupNavProps) {
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, current, countOf !== null);
  return (
    <nav ref={nav} className={styles.nav} aria-label="Bereiche des Eintrags" data-docked="">
      <ul role="list">
        {PART_GROUPS.map((group) => (
          <li key={group.key}>
            <PageLink
              to="entry_data"
              query={{ bereich: group.key }}
              aria-current={group === current ? "page" : undefined}
            >
              {GROUP_TEXTS[group.key].title}
              {countOf && <span className={styles.count}>{countOf(group)}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Runs again after the counts load, because they widen the row. */
function useCurrentInSight(nav: RefObject<HTMLElement | null>, current: PartGroup, isCounted: boolean): void {
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2 });
  }, [nav, current, isCounted]);
}

/** Links to the previous and next group, at the end of a group. */
export function GroupSteps({ current }: { current: PartGroup }) {
  const index = PART_GROUPS.indexOf(current);
  const [before, after] = [PART_GROUPS[index - 1], PART_GROUPS[index + 1]];
  return (
    <nav className={styles.steps} aria-label="Weitere Bereiche">
      {before && <StepLink group={before} words="Zurück" />}
      {after && <StepLink group={after} words="Weiter" />}
    </nav>
  );
}

const StepLink = ({ group, words }: { group: PartGroup; words: "Zurück" | "Weiter" }) => (
  <PageLink
    to="entry_data"
    query={{ bereich: group.key }}
    className={words === "Weiter" ? styles.after : styles.before}
  >
    <span className="note">{words}</span>
    <span className={styles.title}>{GROUP_TEXTS[group.key].title}</span>
  </PageLink>
);
