import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { upload } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import { FieldError, FieldHelp, type FieldProps, OptionalMark, useField } from "./field.tsx";
import styles from "./file-drop.module.css";

type FileDropProps = FieldProps & {
  /** Called with at least one file, whether chosen or dropped; checking type and size is the caller's. */
  onFiles: (files: File[]) => void;
  /** As on a native file input: "image/png,image/jpeg". */
  accept: string;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What is there already: the picture, its name, buttons to crop or remove. Stands above the area. */
  preview?: ReactNode;
  /** Words in the area. */
  prompt?: ReactNode;
  id?: string | undefined;
};

/** Choose files or drop them; a native file input under a large target, so that keyboard and camera work. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    help,
    error,
    optional,
    onFiles,
    accept,
    multiple = false,
    disabled = false,
    preview,
    prompt,
    id,
  } = props;
  const [dragging, setDragging] = useState(false);
  const wiring = useField({ help, error }, id);
  useMissedDrops();

  function hand(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0 && !disabled) onFiles(files);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    hand(event.currentTarget.files);
    // the same file can be chosen again after it was removed
    event.currentTarget.value = "";
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    hand(event.dataTransfer.files);
  }
  function handleDragOver(event: DragEvent) {
    event.preventDefault();
    setDragging(true);
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={wiring.controlId}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {preview}
      <div
        className={classNames(styles.area, dragging && styles.dragging, error && styles.invalid)}
        onDragOver={handleDragOver}
        onDragLeave={() => setDragging(false)}
        onDrop={handleDrop}
      >
        <input
          {...wiring.control}
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={handleChange}
        />
        <Icon shape={upload} size={1.5} className={styles.icon} />
        <span className={styles.prompt}>
          {prompt ?? (multiple ? "Dateien auswählen oder hierher ziehen" : "Datei auswählen oder hierher ziehen")}
        </span>
      </div>
      <FieldError id={wiring.errorId} error={error} />
      <FieldHelp id={wiring.helpId} help={help} />
    </div>
  );
}

/** A file that is dropped beside the area would be opened instead of the page, and take what was typed with it. */
function useMissedDrops() {
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    document.addEventListener("dragover", keepPage);
    document.addEventListener("drop", keepPage);
    return () => {
      document.removeEventListener("dragover", keepPage);
      document.removeEventListener("drop", keepPage);
    };
  }, []);
}
