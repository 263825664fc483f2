import { FigureChoiceSkeleton } from "../../ui/figures/figure-choice.tsx";
import { Skeleton, SkeletonBar } from "../../ui/feedback/skeleton.tsx";
import styles from "./statistics.module.css";

/** A statistics page whose figures load: headline, figures, chart. */
export const StatisticsSkeleton = ({ figures }: { figures: number }) => (
  <Skeleton>
    <div className={styles.content}>
      <div>
        <SkeletonBar width="min(30rem, 100%)" height="2rem" />
        <div className={styles.choice}>
          <FigureChoiceSkeleton count={figures} />
        </div>
      </div>
      <SkeletonBar height="20rem" />
    </div>
  </Skeleton>
);
