import { lazy, Suspense } from "react";
import { UserDashboard } from "../../features/user-area/pages/user-dashboard-page.tsx";
import { Skeleton, SkeletonText } from "../../ui/feedback/skeleton.tsx";

const LogInSections = lazy(() => import("./log-in-sections.tsx"));

/** `user_dashboard`, with what other slices know about how the person logs in. */
export const Page = () => (
  <UserDashboard
    logInSections={
      <Suspense
        fallback={
          <Skeleton>
            <SkeletonText lines={4} />
          </Skeleton>
        }
      >
        <LogInSections />
      </Suspense>
    }
  />
);
