import { Skeleton, SkeletonBar, SkeletonForm } from "../../../ui/feedback/skeleton.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { PART_FORMS } from "../parts/part-forms.ts";
import type { PartGroup } from "../parts/part-groups.ts";

export function GroupSkeleton({ group }: { group: PartGroup }) {
  return (
    <Skeleton>
      <Stack gap="xl">
        {group.parts.map((part) => (
          <Stack key={part} gap="lg">
            <SkeletonBar width="14rem" height="1.5rem" />
            <SkeletonForm fields={PART_FORMS[part].fields} />
          </Stack>
        ))}
      </Stack>
    </Skeleton>
  );
}
