/** German texts of ad groups and campaigns. */
import type { Ad, AdGroup } from "@portal/contract/advertising/calls";
import { contactsOf } from "@portal/contract/advertising/figures";
import { ENGINE_LABELS } from "@portal/contract/advertising/words";
import { germanMoney, germanNumber } from "@portal/contract/text/formats";
import { changeSentence } from "../../../platform/statistics/statistics-texts.ts";
import { THEN } from "../../../platform/statistics/same-weekdays.ts";

const counted = (count: number, one: string, many: string): string =>
  `${germanNumber(count)} ${count === 1 ? one : many}`;

/** "2 Kampagnen bei Google und Bing brachten 12 Kontakte (20 % mehr als im Vergleichszeitraum) für 430,20 €." */
export function groupSentence({ campaigns, engines, sums, before }: AdGroup): string {
  const where = engines.map((engine) => ENGINE_LABELS[engine]).join(" und ");
  const brought = campaigns === 1 ? "brachte" : "brachten";
  const contacts = counted(contactsOf(sums), "Kontakt", "Kontakte");
  const change = changeSentence({ value: contactsOf(sums), before: before === null ? null : contactsOf(before) }, THEN);
  const compared = change === "" ? "" : ` (${change})`;
  return `${counted(campaigns, "Kampagne", "Kampagnen")} bei ${where} ${brought} ${contacts}${compared} für ${germanMoney(sums.costCents)}.`;
}

/** "www.brandt.example › dach": what an ad shows as its address. */
export function shownAddress({ url, path }: Pick<Ad, "url" | "path">): string {
  const { hostname } = new URL(url);
  return path === "" ? hostname : `${hostname} › ${path}`;
}
