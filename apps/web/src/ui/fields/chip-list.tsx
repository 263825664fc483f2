import { IconButton } from "../actions/icon-button.tsx";
import { close } from "../icons/icons.ts";
import styles from "./chip-list.module.css";

/** `note` is a quiet addition that distinguishes equal texts. */
export type Chip = { readonly key: string; readonly text: string; readonly note?: string | undefined };

type ChipListProps<C extends Chip> = {
  id?: string | undefined;
  chips: readonly C[];
  /** Without it chips can't be removed. */
  onRemove?: ((chip: C) => void) | undefined;
};

/** Short words that were chosen, each with its cross. */
export function ChipList<C extends Chip>({ id, chips, onRemove }: ChipListProps<C>) {
  return (
    <ul id={id} className={styles.chips} role="list">
      {chips.map((chip) => (
        <li key={chip.key} className={styles.chip}>
          <span className={styles.words}>
            {chip.text}
            {chip.note && <span className={styles.note}> {chip.note}</span>}
          </span>
          {onRemove && (
            <IconButton
              className={styles.remove}
              shape={close}
              label={`${chip.text}${chip.note ? `, ${chip.note},` : ""} entfernen`}
              onClick={() => onRemove(chip)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
