import { Skeleton, SkeletonBar, SkeletonCard } from "../../ui/skeleton.tsx";
import styles from "./dashboard-page.module.css";

/** The card of the next step and today's, in their places. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={styles.next}>
        <Skeleton>
          <SkeletonCard lines={6} />
        </Skeleton>
      </div>
      <div className={styles.today}>
        <Skeleton>
          <SkeletonBar width="5rem" height="1.5rem" />
          <SkeletonCard lines={2} />
        </Skeleton>
      </div>
    </>
  );
}
