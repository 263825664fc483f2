import { lazy } from "react";
import { UserDashboard } from "../../features/user-area/pages/user-dashboard.tsx";

const LogInSections = lazy(() => import("../../features/auth/components/log-in-sections.tsx"));

/** `user_dashboard`, with what the slice `auth` knows about how the person logs in. */
export default function UserDashboardPage() {
  return <UserDashboard LogInSections={LogInSections} />;
}
