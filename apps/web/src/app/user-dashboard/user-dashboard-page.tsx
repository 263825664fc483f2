import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { UserDashboard } from "../../features/user-area/pages/user-dashboard.tsx";

const LoginMethodSections = lazyPart(() => import("../../features/auth/components/login-method-sections.tsx"));
const DigestSection = lazyPart(() => import("../../features/digest/digest-section.tsx"));

/** `user_dashboard`, with sections of the slices `auth` and `digest`. */
export default function UserDashboardPage() {
  return <UserDashboard LoginMethodSections={LoginMethodSections} DigestSection={DigestSection} />;
}
