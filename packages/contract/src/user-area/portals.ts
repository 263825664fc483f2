/** The portals of a person: the product's brands, all of which know the same log-in. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

export type Portal = {
  /** The brand's key. */
  key: string;
  name: string;
  claim: string;
  /** The one that this answer came from. */
  current: boolean;
  /** The one that the person chose; mails that nobody asked for on a page come from it. */
  chosen: boolean;
};

export const getPortals = endpoint<{ portals: Portal[] }>()({
  name: "getPortals",
  method: "GET",
  path: "/api/user/getPortals",
});

/** Chooses a portal and answers where it is: its log-in page, which leads on to the person's own page. */
export const switchPortal = endpoint<{ href: string }>()({
  name: "switchPortal",
  method: "POST",
  path: "/api/user/switchPortal",
  body: z.object({ portal: z.string().check(z.maxLength(50)) }),
  errors: ["user.portal_unknown"],
});
