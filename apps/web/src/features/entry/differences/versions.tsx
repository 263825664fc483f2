import type { EntryDifferenceField } from "@portal/contract/entry/differences/calls";
import { FieldValue } from "../components/field-value.tsx";
import { fieldLabel } from "../history/change-texts.ts";
import styles from "./differences.module.css";

type VersionsProps = {
  field: EntryDifferenceField;
  /** Whose value the other one is: "Unsere Daten". */
  proposedBy: string;
  level?: 3 | 4;
};

/** The company's value of a field and another one, side by side. */
export function Versions({ field: { field, current, proposed }, proposedBy, level = 3 }: VersionsProps) {
  const Headline = level === 3 ? "h3" : "h4";
  return (
    <div className={styles.versions}>
      <Headline className={styles.label}>{fieldLabel(field)}</Headline>
      <dl className={styles.pair}>
        <div>
          <dt>Ihre Angabe</dt>
          <dd>
            <FieldValue field={field} value={current} />
          </dd>
        </div>
        <div>
          <dt>{proposedBy}</dt>
          <dd>
            <FieldValue field={field} value={proposed} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
