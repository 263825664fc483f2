import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { refresh, trash } from "../../../ui/icons/icons.ts";
import styles from "./upload-summary.module.css";
import type { FileList } from "./use-file-list.ts";

/** The progress of several uploads, the failed ones, and files without room. Announces changes. */
export function UploadSummary({ list }: { list: FileList }) {
  const { kind, states, items, left } = list;
  const failed = [...states.values()].filter(({ kind: state }) => state === "failed");
  const pending = states.size - failed.length;
  const isNew = items.some(({ file }) => file?.startsWith("tmpfile-"));
  return (
    <>
      <p role="status" className={styles.status}>
        {pending > 0 && `Noch ${count(pending, kind)} auf dem Weg`}
        {pending === 0 && failed.length === 0 && isNew && "Alles hochgeladen. Es gilt, sobald Sie speichern."}
      </p>
      <p role="status" className="visually-hidden">
        {list.said}
      </p>
      {failed.length > 0 && pending === 0 && (
        <Alert
          tone="warning"
          announce
          title={`${count(failed.length, kind)} nicht hochgeladen`}
          actions={
            <>
              {failed.some((state) => state.kind === "failed" && state.canRetry) && (
                <Button size="sm" icon={refresh} onClick={list.retryAll}>
                  Erneut versuchen
                </Button>
              )}
              <Button size="sm" variant="quiet" icon={trash} onClick={list.removeFailed}>
                Nicht Hochgeladenes entfernen
              </Button>
            </>
          }
        >
          Der Grund steht beim {kind.one}.
        </Alert>
      )}
      {left.length > 0 && (
        <Alert
          tone="warning"
          announce
          title={`Höchstens ${kind.most} ${kind.many} sind möglich`}
          onDismiss={list.dismissLeft}
        >
          Nicht hinzugefügt: {left.join(", ")}
        </Alert>
      )}
    </>
  );
}

const count = (number: number, { one, many }: FileList["kind"]): string => `${number} ${number === 1 ? one : many}`;
