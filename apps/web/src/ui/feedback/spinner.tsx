import styles from "./spinner.module.css";

type SpinnerProps = {
  /** Read out and shown beside the ring, for example "Wird geladen". */
  label: string;
  /** Hides the label visually if the context already says it. */
  labelHidden?: boolean;
};

/** A rotating ring for waits under a few seconds; use `Skeleton` for pages and `ProgressBar` for uploads. */
export function Spinner({ label, labelHidden = false }: SpinnerProps) {
  return (
    <span role="status" className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={labelHidden ? "visually-hidden" : undefined}>{label}</span>
    </span>
  );
}
