import { IconButton } from "../../../ui/actions/icon-button.tsx";
import type { useSortableItem } from "../../../ui/content/sortable.tsx";
import type { IconShape } from "../../../ui/icons/icon.tsx";
import { grip, star, trash } from "../../../ui/icons/icons.ts";
import styles from "./move-buttons.module.css";
import { type FileList, itemControlId } from "./use-file-list.ts";

type MoveButtonsProps = {
  list: FileList;
  index: number;
  handle: ReturnType<typeof useSortableItem>["handle"];
  /** Icons for "nach vorne" and "nach hinten": sideways in a grid, up and down in a list. */
  shapes: readonly [forward: IconShape, back: IconShape];
  /** Name of the first place, if a button moves items there: "Titelbild". */
  first?: string | undefined;
};

/** Moves or removes one item: a drag handle, one step in either direction, and a remove button. */
export function MoveButtons({ list, index, handle, shapes: [forward, back], first }: MoveButtonsProps) {
  const { kind, items } = list;
  const item = items[index];
  const name = `${kind.one} ${index + 1}`;
  const button = (label: string, shape: IconShape, to: number, look = styles.step) => (
    <IconButton
      size="sm"
      shape={shape}
      label={label}
      className={look}
      // Stays focusable at the ends, where it was pressed last.
      aria-disabled={to < 0 || to >= items.length}
      onClick={({ currentTarget }) => list.move(index, to, currentTarget)}
    />
  );
  if (item === undefined) return null;
  return (
    <div className={styles.buttons}>
      <IconButton {...handle} size="sm" shape={grip} label={`${name} verschieben`} className={styles.handle} />
      {button(`${name} nach vorne`, forward, index - 1)}
      {button(`${name} nach hinten`, back, index + 1)}
      {first !== undefined && button(`${name} als ${first}`, star, index === 0 ? -1 : 0, styles.whole)}
      <IconButton
        size="sm"
        shape={trash}
        id={itemControlId(kind, index, "remove")}
        label={`${name} entfernen`}
        className={styles.remove}
        onClick={() => list.remove(item)}
      />
    </div>
  );
}
