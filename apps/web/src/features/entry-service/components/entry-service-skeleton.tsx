import { Skeleton, SkeletonBar, SkeletonList, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import styles from "./score-summary.module.css";

export const EntryServiceSkeleton = () => (
  <Skeleton>
    <div className={styles.summary}>
      <SkeletonBar width="8.5rem" height="8.5rem" round />
      <div className={styles.words}>
        <SkeletonText lines={3} />
      </div>
    </div>
    <SkeletonList rows={6} />
  </Skeleton>
);
