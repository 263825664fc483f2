import { Skeleton, SkeletonBar, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { MainColumn, SideColumn, TwoColumns } from "../../../ui/page/two-columns.tsx";
import { PublicEntrySkeleton } from "../public/public-entry-skeleton.tsx";
import styles from "./entry-overview-page.module.css";

export function EntryOverviewSkeleton() {
  return (
    <TwoColumns>
      <SideColumn>
        <Skeleton>
          <SkeletonBar width="9rem" height="1.5rem" />
          <SkeletonBar width="6rem" height="6rem" round />
          <SkeletonText lines={6} />
        </Skeleton>
      </SideColumn>
      <MainColumn>
        <div className={styles.frame}>
          <PublicEntrySkeleton />
        </div>
      </MainColumn>
    </TwoColumns>
  );
}
