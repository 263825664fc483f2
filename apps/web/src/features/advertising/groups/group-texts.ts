/** German texts of ad groups and campaigns. */
import type { Ad, AdGroup } from "@portal/contract/advertising/calls";
import { contactsOf } from "@portal/contract/advertising/figures";
import { ENGINE_LABELS } from "@portal/contract/advertising/words";
import { germanMoney, germanNumber } from "@portal/contract/text/formats";

const counted = (count: number, one: string, many: string): string =>
  `${germanNumber(count)} ${count === 1 ? one : many}`;

/** "2 Kampagnen bei Google und Bing brachten 12 Kontakte für 430,20 €." */
export function groupSentence({ campaigns, engines, sums }: AdGroup): string {
  const where = engines.map((engine) => ENGINE_LABELS[engine]).join(" und ");
  const brought = campaigns === 1 ? "brachte" : "brachten";
  const contacts = counted(contactsOf(sums), "Kontakt", "Kontakte");
  return `${counted(campaigns, "Kampagne", "Kampagnen")} bei ${where} ${brought} ${contacts} für ${germanMoney(sums.costCents)}.`;
}

/** "www.brandt.example › dach": what an ad shows as its address. */
export function shownAddress({ url, path }: Pick<Ad, "url" | "path">): string {
  const { hostname } = new URL(url);
  return path === "" ? hostname : `${hostname} › ${path}`;
}
