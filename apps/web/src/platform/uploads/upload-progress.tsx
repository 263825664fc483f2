import { Button } from "../../ui/actions/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import { refresh } from "../../ui/icons/icons.ts";
import { Row } from "../../ui/page/layout.tsx";
import styles from "./upload-progress.module.css";
import type { UploadState } from "./upload-queue.ts";

type UploadProgressProps = {
  state: UploadState | undefined;
  /** File name on the owner's device. */
  name: string;
  /** The form's error for the item. */
  error: string | undefined;
  /** Id of the element to which error links lead. */
  id: string;
  onRetry: () => void;
  onRemove: () => void;
};

/** The state of one upload: its progress, or what went wrong and what to do. Renders nothing after it finished. */
export function UploadProgress({ state, name, error, id, onRetry, onRemove }: UploadProgressProps) {
  const message = state?.kind === "failed" ? state.message : error;
  const isUnderWay = state !== undefined && state.kind !== "failed";
  if (state === undefined && message === undefined) return null;
  return (
    <div className={styles.progress} id={id} tabIndex={-1} aria-describedby={message ? `${id}-error` : undefined}>
      {state && <p className={styles.name}>{name}</p>}
      {isUnderWay && (
        <>
          <ProgressBar bare kind="progress" label={`${name} wird hochgeladen`} value={percentOf(state)} />
          <div className={styles.underWay}>
            <span className={styles.words}>{words(state)}</span>
            <Button size="sm" variant="quiet" aria-label={`${name}: Hochladen abbrechen`} onClick={onRemove}>
              Abbrechen
            </Button>
          </div>
        </>
      )}
      <FieldError id={`${id}-error`} error={message} />
      {state?.kind === "failed" && state.canRetry && (
        <Row>
          <Button size="sm" icon={refresh} aria-label={`${name}: erneut versuchen`} onClick={onRetry}>
            Erneut versuchen
          </Button>
        </Row>
      )}
    </div>
  );
}

const percentOf = (state: UploadState): number => (state.kind === "running" ? state.percent : 0);

function words(state: UploadState): string {
  if (state.kind !== "running") return "Wartet";
  return state.percent === 100 ? "Wird geprüft" : `${state.percent} %`;
}
