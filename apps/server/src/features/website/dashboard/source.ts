import { WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import type { DashboardSource } from "../../dashboard/public.ts";
import { contributionOf } from "./contribution.ts";
import { readWebsiteFacts } from "./repository.ts";

export const websiteDashboard: DashboardSource = {
  name: "website",
  product: "Website",
  families: WEBSITE_FAMILIES,
  async read({ db, scope, today }) {
    const [facts] = await readWebsiteFacts(db, scope.companyId, today);
    return facts === undefined ? { tasks: [], result: null } : contributionOf(facts);
  },
};
