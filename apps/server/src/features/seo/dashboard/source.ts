import { rightCovers } from "@portal/contract/http/access";
import { STEP_DAYS } from "@portal/contract/seo/calls";
import { addDays } from "@portal/contract/time/berlin-time";
import type { DashboardSource } from "../../dashboard/public.ts";
import { isGoogleSetUp } from "../../external-services/public.ts";
import { contributionOf } from "./contribution.ts";
import { readSearchFacts } from "./repository.ts";

export const seoDashboard: DashboardSource = {
  name: "seo",
  product: "Suchmaschinenoptimierung",
  families: ["seo"],
  async read({ db, environment, scope, today }) {
    const [facts] = await readSearchFacts(db, scope.companyId, addDays(today, 1 - STEP_DAYS));
    if (facts === undefined) return { tasks: [], result: null };
    // As the calls themselves: letting others in is the company's own affair.
    const mayConnect = scope.agentUserId === null && rightCovers(scope.right, "write");
    return contributionOf(facts, { isGoogleSetUp: isGoogleSetUp(environment), mayConnect });
  },
};
