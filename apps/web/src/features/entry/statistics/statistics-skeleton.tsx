import { METRICS } from "@portal/contract/tracking/events/calls";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import figures from "./figures.module.css";
import styles from "./statistics.module.css";

export const StatisticsSkeleton = () => (
  <Skeleton>
    <div className={styles.content}>
      <div>
        <SkeletonBar width="min(30rem, 100%)" height="2rem" />
        <div className={figures.figures}>
          {METRICS.map((metric) => (
            <SkeletonBar key={metric} height="7rem" />
          ))}
        </div>
      </div>
      <SkeletonBar height="20rem" />
    </div>
  </Skeleton>
);
