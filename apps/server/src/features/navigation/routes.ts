/** The side navigation (Specification §7 "Services and other"). */
import { serveGetMenuItems } from "./calls.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { rolesOf } from "../../platform/session/session.ts";
import { pathOf } from "@portal/contract/pages/routes";
import { brandOrigin } from "../../platform/mail/origin.ts";
import { visitorOf } from "../auth/public.ts";
import { menuFor } from "./menu.ts";
import { hasSeveralCompanies } from "./repository.ts";

export const navigationRoutes = ({ db, environment }: Dependencies): Call[] => [
  call(serveGetMenuItems, async ({ session, request }) => {
    const roles = session.agent === null ? rolesOf(session) : (["customer", "cuca"] as const);
    const ownDesk = () =>
      `${brandOrigin(visitorOf(request, environment).brand, environment)}${pathOf("rating_manager")}`;
    // Customer care acts for one company.
    const several = session.agent === null && (await hasSeveralCompanies(db, session.userId));
    return {
      menuItems: menuFor(roles, {
        ratingManagerUrl: environment.RATING_MANAGER_URL ?? ownDesk(),
        hasSeveralCompanies: several,
      }),
    };
  }),
];
