import { Skeleton, SkeletonBar, SkeletonCard, SkeletonList } from "../../ui/skeleton.tsx";
import styles from "./dashboard-page.module.css";

/** The card of the next step, today's and the last changes, in their places. */
export function DashboardSkeleton() {
  return (
    <>
      <div>
        <Skeleton>
          <SkeletonCard lines={6} />
        </Skeleton>
      </div>
      <div className={styles.side}>
        <Skeleton>
          <SkeletonBar width="5rem" height="1.5rem" />
          <SkeletonCard lines={2} />
        </Skeleton>
        <div className={styles.changes}>
          <Skeleton>
            <SkeletonBar width="11rem" height="1.5rem" />
            <SkeletonList rows={3} />
          </Skeleton>
        </div>
      </div>
    </>
  );
}
