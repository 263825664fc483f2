import { PublicEntrySkeleton } from "../public/public-entry-skeleton.tsx";
import { Skeleton, SkeletonBar, SkeletonText } from "../../../ui/skeleton.tsx";
import styles from "./entry-overview-page.module.css";

/** Completeness and preview in their places. */
export function EntryOverviewSkeleton() {
  return (
    <div className={styles.room}>
      <div className={styles.page}>
        <div className={styles.completeness}>
          <Skeleton>
            <SkeletonBar width="9rem" height="1.5rem" />
            <SkeletonBar width="6rem" height="6rem" round />
            <SkeletonText lines={4} />
          </Skeleton>
        </div>
        <div className={styles.preview}>
          <div className={styles.frame}>
            <PublicEntrySkeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
