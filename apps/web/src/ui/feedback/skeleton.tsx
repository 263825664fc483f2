import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./skeleton.module.css";

/** Wraps placeholder shapes and announces once that content is loading. */
export function Skeleton({ label = "Wird geladen", children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** One grey bar with width and height in CSS units. Give it the size of the content, so that nothing moves. */
export function SkeletonBar({
  width = "100%",
  height = "1rem",
  round = false,
}: {
  width?: string;
  height?: string;
  round?: boolean;
}) {
  return <span className={classNames(styles.bar, round && styles.round)} style={{ width, height }} />;
}

/** A bar with the size of a class. Pages that are rendered to HTML may have no style attributes. */
const Bar = ({ size }: { size?: string | undefined }) => <span className={classNames(styles.bar, size)} />;

/** Lines of text; the last is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.text}>
      {Array.from({ length: lines }, (_, index) => (
        <Bar key={index} size={index === lines - 1 && lines > 1 ? styles.last : undefined} />
      ))}
    </div>
  );
}

/** Headline and lead of a page. */
export function SkeletonHeader() {
  return (
    <div className={styles.text}>
      <SkeletonBar width="min(18rem, 70%)" height="2.25rem" />
      <SkeletonBar width="min(32rem, 100%)" height="1.25rem" />
    </div>
  );
}

/** A card with a headline and some lines. */
export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <div className={styles.card}>
      <SkeletonBar width="45%" height="1.25rem" />
      <SkeletonText lines={lines} />
    </div>
  );
}

/** Rows of two lines, with a picture before them unless there are none. */
export function SkeletonList({ rows = 4, pictures = true }: { rows?: number; pictures?: boolean }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          {pictures && <Bar size={classNames(styles.picture, styles.round)} />}
          <div className={styles.text}>
            <Bar size={styles.upper} />
            <Bar size={styles.lower} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Fields of a form with their labels. */
export function SkeletonForm({ fields = 4 }: { fields?: number }) {
  return (
    <div className={styles.form}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={styles.text}>
          <SkeletonBar width="8rem" />
          <SkeletonBar height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
