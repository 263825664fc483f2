import styles from "./spinner.module.css";

type SpinnerProps = {
  /** Read out and shown beside the ring, e.g. "Wird geladen". */
  label: string;
  /** Hide the words from sighted people where the place says it already. */
  labelHidden?: boolean;
};

/** A small turning ring for waits under a few seconds; for pages use `Skeleton`, for uploads `ProgressBar`. */
export function Spinner({ label, labelHidden = false }: SpinnerProps) {
  return (
    <span role="status" className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={labelHidden ? "visually-hidden" : undefined}>{label}</span>
    </span>
  );
}
