import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./statistics.module.css";

/** Above figures that could not be renewed. */
export const StaleBanner = ({ onRetry }: { onRetry: () => void }) => (
  <Alert tone="warning" title="Die Zahlen sind nicht auf dem neuesten Stand">
    Sie konnten eben nicht erneuert werden.{" "}
    <button type="button" className={styles.retry} onClick={onRetry}>
      Erneut versuchen
    </button>
  </Alert>
);
