import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { upload } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import { FieldError, FieldHelp, type FieldProps, OptionalMark, useField } from "./field.tsx";
import styles from "./file-drop.module.css";

type FileDropProps = FieldProps & {
  /** Called with at least one chosen or dropped file. The caller checks type and size. */
  onFiles: (files: File[]) => void;
  /** As on a native file input: "image/png,image/jpeg". */
  accept: string;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Existing content above the area: the picture, its name, buttons to crop or remove it. */
  preview?: ReactNode;
  /** Text in the area. */
  prompt?: ReactNode;
  id?: string | undefined;
};

/** Choose or drop files. A native file input covers the area, so that keyboard and camera work. */
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
    // Lets people choose the same file again after they removed it.
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

/** A file dropped beside the area would replace the page, and what was typed would be lost. */
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
