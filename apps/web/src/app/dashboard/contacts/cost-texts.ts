/** German texts of costs. Pure. */
import type { DashboardContacts } from "@portal/contract/dashboard/calls";
import { germanMoney } from "@portal/contract/text/formats";

type Source = Pick<DashboardContacts["sources"][number], "contacts" | "costCents">;

/** "1.400,00 €"; a dash for products with a fixed price. */
export const costText = ({ costCents }: Source): string => (costCents === null ? "–" : germanMoney(costCents));

/** "20,00 €"; a dash without costs or without contacts. */
export const costEachText = ({ contacts, costCents }: Source): string =>
  costCents === null || contacts === 0 ? "–" : germanMoney(Math.round(costCents / contacts));
