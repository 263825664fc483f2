import { useSortableItem } from "../../../../ui/content/sortable.tsx";
import { Badge } from "../../../../ui/content/status.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { arrowLeft, arrowRight, image } from "../../../../ui/icons/icons.ts";
import { classNames } from "../../../../ui/styles/class-names.ts";
import type { FileItem } from "../../uploads/file-items.ts";
import { MoveButtons } from "../../uploads/move-buttons.tsx";
import { UploadProgress } from "../../../../platform/uploads/upload-progress.tsx";
import { type FileList, itemControlId } from "../../uploads/use-file-list.ts";
import styles from "./photo-card.module.css";

type PhotoCardProps = {
  list: FileList;
  item: FileItem;
  index: number;
  /** Opens the large view. */
  onOpen: (id: string) => void;
};

const SHAPES = [arrowLeft, arrowRight] as const;

/** One photo: picture, description and position. */
export function PhotoCard({ list, item, index, onOpen }: PhotoCardProps) {
  const { kind, errors } = list;
  const { isDragging, item: sortable, handle, grip } = useSortableItem(item.id);
  const path = `${kind.field}.${index}`;
  const state = list.states.get(item.id);
  const isRefused = list.isRefused(item.id);
  return (
    <li {...sortable} className={classNames(styles.card, isDragging && styles.dragging)}>
      <div className={styles.picture} {...grip}>
        <Picture item={item} src={list.pictureOf(item)} index={index} isRefused={isRefused} onOpen={onOpen} />
        {index === 0 && (
          <span className={styles.cover}>
            <Badge accent>Titelbild</Badge>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <UploadProgress
          id={itemControlId(kind, index, "file")}
          state={state}
          name={item.name}
          error={errors[`${path}.file`]}
          onRetry={() => list.retry(item.id)}
          onRemove={() => list.remove(item)}
        />
        {!isRefused && (
          <TextField
            id={itemControlId(kind, index, "alt")}
            label={
              <>
                <span className="visually-hidden">Bild {index + 1}: </span>Was ist zu sehen?
              </>
            }
            optional
            autoComplete="off"
            value={item.text}
            error={errors[`${path}.alt`]}
            onChange={({ currentTarget }) => list.write(item.id, currentTarget.value)}
            onBlur={() => list.recheck(index, "alt")}
          />
        )}
        <MoveButtons list={list} index={index} handle={handle} shapes={SHAPES} first="Titelbild" />
      </div>
    </li>
  );
}

type PictureProps = Pick<PhotoCardProps, "item" | "index" | "onOpen"> & { src: string; isRefused: boolean };

/** The picture as a button that opens the large view; a placeholder if the browser can't show the file, or not yet. */
function Picture({ item, src, index, isRefused, onOpen }: PictureProps) {
  if (src === "" || isRefused) {
    return (
      <span className={styles.placeholder}>
        <Icon shape={image} size={2} />
        <span>{isRefused ? "Nicht hochgeladen" : "Vorschau nach dem Hochladen"}</span>
      </span>
    );
  }
  const picture = (
    <img src={src} alt={item.text.trim() || `Bild ${index + 1}`} loading="lazy" decoding="async" draggable={false} />
  );
  if (item.url === "") return picture;
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(item.id)}>
      {picture}
      <span className="visually-hidden">, groß ansehen</span>
    </button>
  );
}
