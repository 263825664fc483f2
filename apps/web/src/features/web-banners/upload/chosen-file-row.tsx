import { germanSize } from "@portal/contract/text/formats";
import { UploadProgress } from "../../../platform/uploads/upload-progress.tsx";
import type { UploadState } from "../../../platform/uploads/upload-queue.ts";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { trash } from "../../../ui/icons/icons.ts";
import { type ChosenFile, factsText } from "./chosen-file.ts";
import styles from "./upload.module.css";

type ChosenFileRowProps = {
  file: ChosenFile;
  state: UploadState | undefined;
  error: string | undefined;
  onRetry: () => void;
  onRemove: () => void;
};

/** One chosen file: what it is, why it does not fit, or its upload. */
export function ChosenFileRow({ file, state, error, onRetry, onRemove }: ChosenFileRowProps) {
  const { id, name, bytes, facts, problems, marker, preview } = file;
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <span className="note">{germanSize(bytes)}</span>
        </p>
        {facts !== null && <p className="note">{factsText(facts)}</p>}
        {problems.length > 0 && (
          <div role="alert">
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        {marker !== null && error === undefined && (
          <p className="note">Passt und ist hochgeladen. Wir bekommen sie, sobald Sie senden.</p>
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
      <IconButton size="sm" shape={trash} label={`${name} entfernen`} onClick={onRemove} />
      {preview !== "" && problems.length === 0 && (
        <div className={styles.preview} role="region" aria-label={`Vorschau von ${name}`} tabIndex={0}>
          <img src={preview} width={facts?.width} height={facts?.height} alt={`Vorschau von ${name}`} />
        </div>
      )}
    </li>
  );
}
