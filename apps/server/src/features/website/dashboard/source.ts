import { WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { factSource } from "../../dashboard/public.ts";
import { contributionOf } from "./contribution.ts";
import { WEBSITE_FACTS, type WebsiteFacts } from "./repository.ts";

export const websiteDashboard = factSource<WebsiteFacts>({
  name: "website",
  product: "Website",
  families: WEBSITE_FAMILIES,
  sql: WEBSITE_FACTS,
  parameters: (today) => [today],
  contributionOf: (facts) => contributionOf(facts),
});
