/** The side navigation (Specification §2 "Layout elements", §3 "Navigation menu item"). */
import { endpoint } from "../http/endpoint.ts";

export type MenuItem = {
  label: string;
  /** Path inside the portal; null for a heading or an external link. */
  pathName: string | null;
  /** Address outside the portal; null for paths inside. */
  uri: string | null;
  isExternal: boolean;
  children: MenuItem[];
};

export const getMenuItems = endpoint<{ menuItems: MenuItem[] }>()({
  name: "getMenuItems",
  method: "GET",
  path: "/api/navigation/menu-items",
});
