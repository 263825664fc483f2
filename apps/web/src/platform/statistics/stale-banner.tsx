import { useState } from "react";
import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./statistics.module.css";

const TEXTS = {
  stale: "Sie konnten eben nicht erneuert werden.",
  trying: "Sie werden erneuert.",
  failedAgain: "Sie konnten wieder nicht erneuert werden.",
} as const;

/** Above figures that could not be renewed. If it still stands when `onRetry` resolves, the retry has failed too. */
export function StaleBanner({ onRetry }: { onRetry: () => unknown }) {
  const [state, setState] = useState<keyof typeof TEXTS>("stale");
  async function retry() {
    setState("trying");
    await onRetry();
    setState("failedAgain");
  }
  return (
    <Alert tone="warning" title="Die Zahlen sind nicht auf dem neuesten Stand">
      <span role="status">{TEXTS[state]}</span>{" "}
      <button type="button" className={styles.retry} onClick={() => void retry()}>
        Erneut versuchen
      </button>
    </Alert>
  );
}
