/** German texts of what sources brought and cost. Pure. */
import type { DashboardContacts } from "@portal/contract/dashboard/calls";
import { germanMoney, germanNumber } from "@portal/contract/text/formats";

type Source = Pick<DashboardContacts["sources"][number], "contacts" | "leftOut" | "costCents">;

/** "1.400,00 €"; a dash for products with a fixed price. */
export const costText = ({ costCents }: Pick<Source, "costCents">): string =>
  costCents === null ? "–" : germanMoney(costCents);

/** "20,00 €"; a dash without costs or without contacts. What was left out of the sum was paid for as well. */
export function costEachText({ contacts, leftOut, costCents }: Source): string {
  const paid = contacts + leftOut;
  return costCents === null || paid === 0 ? "–" : germanMoney(Math.round(costCents / paid));
}

/** "In acht Wochen waren es je Woche 38 bis 51, zuletzt 45." */
export function weeksText(weeks: readonly number[]): string {
  const [least, most, last] = [Math.min(...weeks), Math.max(...weeks), weeks.at(-1) ?? 0].map(germanNumber);
  const span = least === most ? `${least}` : `${least} bis ${most}, zuletzt ${last}`;
  return `In ${weeks.length === 4 ? "vier" : "acht"} Wochen waren es je Woche ${span}.`;
}
