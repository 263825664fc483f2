import { Skeleton, SkeletonCard, SkeletonHeader } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/page/layout.tsx";

/** A skeleton while a page's code loads. */
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
