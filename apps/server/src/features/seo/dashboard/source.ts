import { STEP_DAYS } from "@portal/contract/seo/calls";
import { addDays } from "@portal/contract/time/berlin-time";
import { factSource } from "../../dashboard/public.ts";
import { isGoogleSetUp } from "../../external-services/public.ts";
import { contributionOf } from "./contribution.ts";
import { SEARCH_FACTS, type SearchFacts } from "./repository.ts";

export const seoDashboard = factSource<SearchFacts>({
  name: "seo",
  product: "Suchmaschinenoptimierung",
  families: ["seo"],
  sql: SEARCH_FACTS,
  parameters: (today) => [addDays(today, 1 - STEP_DAYS)],
  // As the calls themselves: letting others in is the company's own affair.
  contributionOf: (facts, { environment, mayWrite, isAgent }) =>
    contributionOf(facts, { isGoogleSetUp: isGoogleSetUp(environment), mayConnect: mayWrite && !isAgent }),
});
