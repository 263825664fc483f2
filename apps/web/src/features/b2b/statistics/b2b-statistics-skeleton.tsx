import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import styles from "../../../platform/statistics/statistics.module.css";

export const B2bStatisticsSkeleton = () => (
  <Skeleton>
    <div className={styles.content}>
      <SkeletonBar width="min(30rem, 100%)" height="3.5rem" />
      <SkeletonBar height="20rem" />
      <SkeletonBar height="24rem" />
    </div>
  </Skeleton>
);
