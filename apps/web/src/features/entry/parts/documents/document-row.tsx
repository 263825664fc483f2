import { germanSize } from "@portal/contract/text/formats";
import { useSortableItem } from "../../../../ui/content/sortable.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { arrowDown, arrowUp, download, pdf } from "../../../../ui/icons/icons.ts";
import { classNames } from "../../../../ui/styles/class-names.ts";
import type { FileItem } from "../../uploads/file-items.ts";
import { MoveButtons } from "../../uploads/move-buttons.tsx";
import { UploadProgress } from "../../../../platform/uploads/upload-progress.tsx";
import { type FileList, itemControlId } from "../../uploads/use-file-list.ts";
import styles from "./document-row.module.css";

const SHAPES = [arrowUp, arrowDown] as const;

/** One document: its title, size and position. */
export function DocumentRow({ list, item, index }: { list: FileList; item: FileItem; index: number }) {
  const { kind, errors } = list;
  const { isDragging, item: sortable, handle, grip } = useSortableItem(item.id);
  const path = `${kind.field}.${index}`;
  const state = list.states.get(item.id);
  const isRefused = list.isRefused(item.id);
  return (
    <li {...sortable} className={classNames(styles.row, isDragging && styles.dragging)}>
      <span className={styles.icon} {...grip}>
        <Icon shape={pdf} size={1.75} />
      </span>
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
            id={itemControlId(kind, index, "title")}
            label={
              <>
                <span className="visually-hidden">Dokument {index + 1}: </span>Titel
              </>
            }
            autoComplete="off"
            value={item.text}
            error={errors[`${path}.title`]}
            onChange={({ currentTarget }) => list.write(item.id, currentTarget.value)}
            onBlur={() => list.recheck(index, "title")}
          />
        )}
        <div className={styles.tools}>
          <span className="note">
            {!isRefused && "PDF, "}
            <span className="nowrap">{germanSize(item.bytes)}</span>
          </span>
          {item.url !== "" && (
            <a className={styles.open} href={item.url} target="_blank" rel="noopener">
              <Icon shape={download} size={1} />
              Öffnen<span className="visually-hidden">: {item.text || item.name}</span>
            </a>
          )}
          <MoveButtons list={list} index={index} handle={handle} shapes={SHAPES} />
        </div>
      </div>
    </li>
  );
}
