import { germanSize } from "@portal/contract/text/formats";
import { UploadProgress } from "../../../platform/uploads/upload-progress.tsx";
import type { UploadState } from "../../../platform/uploads/upload-queue.ts";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { trash } from "../../../ui/icons/icons.ts";
import type { DraftFile } from "./content-draft.ts";
import styles from "./files.module.css";

type FileRowProps = {
  file: DraftFile;
  state: UploadState | undefined;
  error: string | undefined;
  onRetry: () => void;
  onRemove: () => void;
};

/** One chosen file: its upload, or that it is uploaded. */
export function FileRow({ file: { id, name, bytes, marker }, state, error, onRetry, onRemove }: FileRowProps) {
  const isUnderWay = state !== undefined && state.kind !== "failed";
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        {state === undefined && (
          <p className={styles.name}>
            {name} <span className="note">{germanSize(bytes)}</span>
          </p>
        )}
        {state === undefined && marker !== null && error === undefined && (
          <p className="note">Hochgeladen. Es wird übergeben, sobald Sie senden.</p>
        )}
        <UploadProgress
          id={`file-${id}`}
          state={state}
          name={name}
          error={error}
          onRetry={onRetry}
          onRemove={onRemove}
        />
      </div>
      {!isUnderWay && <IconButton size="sm" shape={trash} label={`${name} entfernen`} onClick={onRemove} />}
    </li>
  );
}
