import { Skeleton, SkeletonBar, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";

export function PublicEntrySkeleton() {
  return (
    <Skeleton>
      <Stack gap="lg">
        <Row gap="lg">
          <SkeletonBar width="6rem" height="6rem" />
          <Stack gap="sm">
            <SkeletonBar width="16rem" height="2rem" />
            <SkeletonBar width="12rem" />
            <SkeletonBar width="9rem" height="1.5rem" />
          </Stack>
        </Row>
        <Row>
          <SkeletonBar width="8rem" height="2.75rem" />
          <SkeletonBar width="10rem" height="2.75rem" />
        </Row>
        <SkeletonText lines={6} />
      </Stack>
    </Skeleton>
  );
}
