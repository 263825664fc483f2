import { lazy } from "react";
import { UserDashboard } from "../../features/user-area/pages/user-dashboard.tsx";

const LoginMethodSections = lazy(() => import("../../features/auth/components/login-method-sections.tsx"));

/** `user_dashboard`, with the sections of the slice `auth`. */
export default function UserDashboardPage() {
  return <UserDashboard LoginMethodSections={LoginMethodSections} />;
}
