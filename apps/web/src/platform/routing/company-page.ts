import type { Route } from "@portal/contract/pages/routes";

/** True for pages about the active company: those for the role customer, and the dashboard. */
export const isCompanyPage = ({ name, auth }: Pick<Route, "name" | "auth">): boolean =>
  name === "dashboard" || (typeof auth === "object" && auth.roles !== "any" && !auth.roles.includes("user"));
