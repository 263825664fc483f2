import { germanSize } from "@portal/contract/text/formats";
import { UploadProgress } from "../../../../platform/uploads/upload-progress.tsx";
import type { UploadState } from "../../../../platform/uploads/upload-queue.ts";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import { trash } from "../../../../ui/icons/icons.ts";
import styles from "../messages.module.css";
import type { DraftFile } from "./answer-draft.ts";

type AnswerFileProps = {
  file: DraftFile;
  state: UploadState | undefined;
  onRetry: () => void;
  onRemove: () => void;
};

/** One chosen file: its upload, or that it is uploaded. */
export function AnswerFile({ file: { id, name, bytes }, state, onRetry, onRemove }: AnswerFileProps) {
  const isUnderWay = state !== undefined && state.kind !== "failed";
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        {state === undefined && (
          <p>
            {name} <span className="note">{germanSize(bytes)}</span>
          </p>
        )}
        <UploadProgress
          id={`file-${id}`}
          state={state}
          name={name}
          error={undefined}
          onRetry={onRetry}
          onRemove={onRemove}
        />
      </div>
      {!isUnderWay && <IconButton size="sm" shape={trash} label={`${name} entfernen`} onClick={onRemove} />}
    </li>
  );
}
