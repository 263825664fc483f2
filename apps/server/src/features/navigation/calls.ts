import * as z from "zod/mini";
import { serve, sessionAccess } from "../../platform/http/served-call.ts";
import { getMenuItems, type MenuItem } from "@portal/contract/navigation/calls";

const menuItem: z.ZodMiniType<MenuItem> = z.object({
  label: z.string(),
  pathName: z.nullable(z.string()),
  uri: z.nullable(z.string()),
  isExternal: z.boolean(),
  get children() {
    return z.array(menuItem);
  },
});
z.globalRegistry.add(menuItem, { id: "MenuItem" });

export const serveGetMenuItems = serve(getMenuItems, {
  access: sessionAccess(),
  agent: true,
  answers: { 200: z.object({ menuItems: z.array(menuItem) }) },
});
