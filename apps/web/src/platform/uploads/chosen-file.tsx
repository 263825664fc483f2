import { germanSize } from "@portal/contract/text/formats";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { trash } from "../../ui/icons/icons.ts";
import styles from "./chosen-file.module.css";
import { UploadProgress } from "./upload-progress.tsx";
import type { UploadState } from "./upload-queue.ts";

/** The files of a form, each a `ChosenFile`. */
export const ChosenFiles = ({ children }: { children: ReactNode }) => (
  <ul role="list" aria-label="Gewählte Dateien">
    {children}
  </ul>
);

type ChosenFileProps = {
  file: { readonly id: string; readonly name: string; readonly bytes: number };
  /** Its upload, until that ends well. */
  state: UploadState | undefined;
  /** The form's error for it. */
  error: string | undefined;
  /** Not for files whose upload has no `state`. */
  onRetry?: () => void;
  onRemove: () => void;
  /** Said about a file that is uploaded. */
  children?: ReactNode;
};

/** One chosen file: its upload, or that it is uploaded. */
export function ChosenFile(props: ChosenFileProps) {
  const { id, name, bytes } = props.file;
  const { state, error, onRetry = () => {}, onRemove, children } = props;
  const isUnderWay = state !== undefined && state.kind !== "failed";
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        {state === undefined && (
          <p>
            {name} <span className="note">{germanSize(bytes)}</span>
          </p>
        )}
        {state === undefined && error === undefined && children}
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
