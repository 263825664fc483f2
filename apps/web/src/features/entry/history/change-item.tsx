import { changeActorText, type EntryChange, type EntryFieldChange } from "@portal/contract/entry/history/calls";
import { PARTS } from "@portal/contract/entry/parts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { undo } from "../../../ui/icons/icons.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import { FieldValue } from "../components/field-value.tsx";
import { editPlace } from "../paths.ts";
import styles from "./change-item.module.css";
import { fieldLabel, fieldList, shownChange } from "./change-texts.ts";

/** Further fields are folded. */
const SHOWN_FIELDS = 2;

type ChangeItemProps = {
  change: EntryChange;
  /** Whether a later change has undone this one, so that there is nothing to undo. */
  undone: boolean;
  /** Absent for people with read access. */
  onUndo?: ((change: EntryChange) => void) | undefined;
};

/** One change: who, when, and each field's old and new value. */
export function ChangeItem({ change, undone, onUndo }: ChangeItemProps) {
  const { part, fields, undoable, undoesChangeId } = change;
  const title = PARTS[part].label;
  const only = fields.length === 1 ? fields[0] : undefined;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.title}>
          <PageLink to="entry_data" {...editPlace(part, only?.field)}>
            {title}
          </PageLink>
          {undoesChangeId !== null && <span className={styles.quiet}> · rückgängig gemacht</span>}
          {undone && <span className={styles.quiet}> · gilt nicht mehr</span>}
        </p>
        <p className={styles.quiet}>
          {changeActorText(change)}, <RelativeTime dateTime={change.changedAt} />
        </p>
      </div>
      {undoable && !undone && onUndo && (
        <Button
          variant="quiet"
          size="sm"
          icon={undo}
          aria-label={`${title}: ${fieldList(fields.map(({ field }) => field))} rückgängig machen`}
          onClick={() => onUndo(change)}
        >
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

/** Old and new value of each field; for lists, only what was removed and added. */
export function Fields({ fields }: { fields: readonly EntryFieldChange[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, ...change }) => {
        const { before, after, isList } = shownChange(change.before, change.after);
        return (
          <div key={field}>
            <dt>{fieldLabel(field)}</dt>
            {before !== undefined && <Version word={isList ? "entfernt" : "alt"} field={field} value={before} />}
            {after !== undefined && <Version word="neu" field={field} value={after} isNew />}
          </div>
        );
      })}
    </dl>
  );
}

function Version({
  word,
  field,
  value,
  isNew = false,
}: {
  word: string;
  field: string;
  value: unknown;
  isNew?: boolean;
}) {
  return (
    <dd className={classNames(styles.version, !isNew && styles.old)}>
      <span className={styles.word}>{word}</span>
      <span className={styles.value}>
        <FieldValue field={field} value={value} />
      </span>
    </dd>
  );
}
