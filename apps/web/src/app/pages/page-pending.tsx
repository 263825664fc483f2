import { Skeleton, SkeletonCard, SkeletonHeader } from "../../ui/skeleton.tsx";
import { Stack } from "../../ui/layout.tsx";

/** The shape of a page whose code is on its way. */
export function PagePending() {
  return (
    <Skeleton>
      <Stack gap="lg">
        <SkeletonHeader />
        <SkeletonCard lines={3} />
      </Stack>
    </Skeleton>
  );
}
