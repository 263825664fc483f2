/**
 * The portals of a person, which are the brands: they share people and logins but no session, because their domains
 * differ.
 */
import { BRANDS, brandByKey } from "@portal/contract/brands/brands";
import { serveGetPortals, serveSwitchPortal } from "./calls.ts";
import { statement } from "@portal/db/statement";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { brandOrigin } from "../../platform/mail/origin.ts";
import { Problem } from "../../platform/problem.ts";
import { visitorOf } from "../auth/public.ts";

const portalOf = statement<{ portal: string | null }, [userId: number]>("select portal from users where id = $1");
const setPortal = statement<never, [userId: number, portal: string]>("update users set portal = $2 where id = $1");

/** The login page that leads on after switching. */
const AFTER_LOG_IN = "/login?callbackPage=%2Fbenutzer";

export const portalRoutes = ({ db, clock, environment }: Dependencies): Call[] => [
  call(serveGetPortals, async ({ request, session }) => {
    const [row] = await portalOf(db, session.userId);
    const here = visitorOf(request, environment).brand.key;
    return {
      portals: BRANDS.map(({ key, name, claim }) => ({
        key,
        name,
        claim,
        current: key === here,
        chosen: key === row?.portal,
      })),
    };
  }),

  call(serveSwitchPortal, async ({ session: { userId }, body }) => {
    const brand = brandByKey(body.portal);
    if (brand === undefined) throw new Problem("user.portal_unknown");
    await db.transaction().execute(async (trx) => {
      await setPortal(trx, userId, brand.key);
      const details = { portal: brand.key };
      await writeAudit(trx, {
        at: clock.now(),
        action: "portal.switched",
        outcome: "done",
        actorUserId: userId,
        details,
      });
    });
    return { href: brandOrigin(brand, environment) + AFTER_LOG_IN };
  }),
];
