/** The portals of a person: our brands, which share one login. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

export type Portal = {
  /** The brand's key. */
  key: string;
  name: string;
  claim: string;
  /** The portal that this answer came from. */
  current: boolean;
  /** The portal that the person chose. It sends the mails that were not requested on a page. */
  chosen: boolean;
};

export const getPortals = endpoint<{ portals: Portal[] }>()({
  name: "getPortals",
  method: "GET",
  path: "/api/user/getPortals",
});

/** Chooses a portal and returns the URL of its login page, which leads to the person's own page. */
export const switchPortal = endpoint<{ href: string }>()({
  name: "switchPortal",
  method: "POST",
  path: "/api/user/switchPortal",
  body: z.object({ portal: z.string().check(z.maxLength(50)) }),
  errors: ["user.portal_unknown"],
});
