import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { PARTS, type EntryPart } from "@portal/contract/entry/parts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { check, chevronDown } from "../../../ui/icons/icons.ts";
import { GROUP_TEXTS } from "../parts/group-texts.ts";
import { PART_GROUPS, type PartGroup } from "../parts/part-groups.ts";
import { editPlace } from "../paths.ts";
import styles from "./completeness-groups.module.css";
import { completenessOf, entryFactsOf } from "@portal/contract/entry/completeness/completeness";
import { pointsText } from "./next-steps.tsx";

/** The missing points of each part; parts that earn no points, or that don't fit the company, are not contained. */
type Missing = ReadonlyMap<EntryPart, number>;

/** The groups of parts with their missing points; each group unfolds its parts. */
export function CompletenessGroups({ entry }: { entry: SalesForceEntry }) {
  const { parts } = completenessOf(entryFactsOf(entry));
  const missing: Missing = new Map(parts.filter(({ fits }) => fits).map((one) => [one.part, one.missing]));
  return (
    <ul className={styles.groups} role="list">
      {PART_GROUPS.filter((group) => group.parts.some((part) => missing.has(part))).map((group) => (
        <li key={group.key}>
          <Group group={group} missing={missing} />
        </li>
      ))}
    </ul>
  );
}

function Group({ group, missing }: { group: PartGroup; missing: Missing }) {
  const sum = group.parts.reduce((points, part) => points + (missing.get(part) ?? 0), 0);
  return (
    <details className={styles.group}>
      <summary className={styles.row}>
        <Icon shape={chevronDown} size={1} className={styles.chevron} />
        <span className={styles.name}>{GROUP_TEXTS[group.key].title}</span>
        <Points missing={sum} />
      </summary>
      <ul className={styles.parts} role="list">
        {group.parts
          .filter((part) => missing.has(part))
          .map((part) => (
            <li key={part}>
              <PageLink to="entry_data" {...editPlace(part)} className={styles.row}>
                <span className={styles.name}>{PARTS[part].label}</span>
                <Points missing={missing.get(part) ?? 0} />
              </PageLink>
            </li>
          ))}
      </ul>
    </details>
  );
}

const Points = ({ missing }: { missing: number }) =>
  missing === 0 ? (
    <span className={styles.done}>
      <Icon shape={check} size={1} />
      ausgefüllt
    </span>
  ) : (
    <span className={styles.open}>+{pointsText(missing)}</span>
  );
