import type { ReactNode } from "react";
import { Skeleton, SkeletonBar, SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { MainColumn, Place, SideColumn, TwoColumns } from "../../ui/page/two-columns.tsx";
import { LateSkeleton } from "./late-sections.tsx";

/** Skeletons for the next step, today's hours and the latest changes around the products, which are known already. */
export function DashboardSkeleton({ products }: { products: ReactNode }) {
  return (
    <TwoColumns>
      <MainColumn>
        <Skeleton>
          <SkeletonCard lines={6} />
        </Skeleton>
        <Place at={1}>{products}</Place>
      </MainColumn>
      <SideColumn>
        <Skeleton>
          <SkeletonBar width="5rem" height="1.5rem" />
          <SkeletonCard lines={2} />
        </Skeleton>
        <Place at={2}>
          <LateSkeleton rows={3} />
        </Place>
      </SideColumn>
    </TwoColumns>
  );
}
