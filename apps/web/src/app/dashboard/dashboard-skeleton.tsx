import { Skeleton, SkeletonBar, SkeletonCard, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import styles from "./dashboard-skeleton.module.css";

/** Keeps the room of a usual headline, so that it moves nothing when it comes. */
export const HeadlinePlace = () => (
  <span className={styles.unseen}>100 Kontakte in den letzten 28 Tagen, 10 % mehr als davor.</span>
);

export const TasksSkeleton = () => (
  <Skeleton>
    <SkeletonBar width="9rem" height="1.5rem" />
    <SkeletonCard lines={4} />
    <SkeletonList rows={3} pictures={false} />
  </Skeleton>
);

export const DaySkeleton = () => (
  <Skeleton>
    <SkeletonBar width="5rem" height="1.5rem" />
    <SkeletonCard lines={2} />
  </Skeleton>
);
