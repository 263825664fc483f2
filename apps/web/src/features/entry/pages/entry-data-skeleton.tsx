import { Stack } from "../../../ui/layout.tsx";
import { Skeleton, SkeletonBar, SkeletonForm } from "../../../ui/skeleton.tsx";

/** The shape of the four forms. */
export function EntryDataSkeleton() {
  return (
    <Skeleton>
      <Stack gap="lg">
        <SkeletonBar height="3rem" />
        <SkeletonBar width="14rem" height="1.5rem" />
        <SkeletonForm fields={5} />
      </Stack>
    </Skeleton>
  );
}
