import { Skeleton, SkeletonCard, SkeletonHeader } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/page/layout.tsx";

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
