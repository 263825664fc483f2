import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { UserDashboard } from "../../features/user-area/pages/user-dashboard.tsx";

const LoginMethodSections = lazyPart(() => import("../../features/auth/components/login-method-sections.tsx"));

/** `user_dashboard`, with the sections of the slice `auth`. */
export default function UserDashboardPage() {
  return <UserDashboard LoginMethodSections={LoginMethodSections} />;
}
