import type { EntryChange, EntryFieldChange } from "@portal/contract/entry";
import { ENTRY_PART_LABELS } from "@portal/contract/entry-labels";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { arrowRight, undo } from "../../../ui/icons.ts";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { FieldValue } from "../components/field-value.tsx";
import { actorText, fieldLabel, fieldList } from "./change-words.ts";
import styles from "./change-item.module.css";

/** More fields than this are folded away. */
const SHOWN_FIELDS = 2;

type ChangeItemProps = {
  change: EntryChange;
  /** Absent where the person may not change anything. */
  onUndo?: ((change: EntryChange) => void) | undefined;
};

/** One change: who, when, which fields, from what to what. */
export function ChangeItem({ change, onUndo }: ChangeItemProps) {
  const { part, fields, undoable, undoesChangeId } = change;
  const title = ENTRY_PART_LABELS[part];
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {undoesChangeId !== null && <span className={styles.quiet}> · rückgängig gemacht</span>}
        </p>
        <p className={styles.quiet}>
          {actorText(change)}, <RelativeTime dateTime={change.changedAt} />
        </p>
      </div>
      {undoable && onUndo && (
        <Button variant="quiet" size="sm" icon={undo} aria-label={`${title}: ${fieldList(fields.map(({ field }) => field))} rückgängig machen`} onClick={() => onUndo(change)}>
          Rückgängig
        </Button>
      )}
      {fields.length <= SHOWN_FIELDS ? (
        <Fields fields={fields} />
      ) : (
        <details className={styles.details}>
          <summary>{fields.length} Angaben geändert</summary>
          <Fields fields={fields} />
        </details>
      )}
    </li>
  );
}

/** Old and new of each field. */
export function Fields({ fields }: { fields: readonly EntryFieldChange[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldLabel(field)}</dt>
          <dd className={styles.change}>
            <span className={styles.before}>
              <span className="visually-hidden">bisher: </span>
              <FieldValue field={field} value={before} />
            </span>
            <Icon shape={arrowRight} size={0.875} className={styles.arrow} />
            <span>
              <span className="visually-hidden">neu: </span>
              <FieldValue field={field} value={after} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
