/** The side navigation (Specification §7 "Services and other"). */
import { serveGetMenuItems } from "./calls.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { rolesOf } from "../../platform/session/session.ts";
import { menuFor } from "./menu.ts";

export const navigationRoutes = ({ environment }: Dependencies): Call[] => [
  call(serveGetMenuItems, async ({ session }) => {
    const roles = session.agent === null ? rolesOf(session) : (["customer", "cuca"] as const);
    return { menuItems: menuFor(roles, environment.RATING_MANAGER_URL) };
  }),
];
