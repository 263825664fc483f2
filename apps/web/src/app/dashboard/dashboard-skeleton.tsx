import { Skeleton, SkeletonBar, SkeletonCard, SkeletonList } from "../../ui/feedback/skeleton.tsx";

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
