import { Skeleton, SkeletonCard, SkeletonHeader } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/page/layout.tsx";
import styles from "./page-pending.module.css";

/** A skeleton while the first page's code loads. */
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

/** A line above the page before while the next page's code loads. */
export const PageWaits = () => <div role="progressbar" aria-label="Seite wird geladen" className={styles.waits} />;
