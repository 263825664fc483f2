import { UserDashboard } from "../../features/user-area/pages/user-dashboard-page.tsx";

/** `user_dashboard`, with what other slices know about how the person logs in. */
export const Page = () => <UserDashboard />;
