/** What the page of contracts says. Pure. */
import type { Contract, PriceInterval } from "@portal/contract/company-data/contracts/calls";
import { displayName, familyOf, type ProductFamily } from "@portal/contract/navigation/products";
import { germanDay, germanMoney } from "@portal/contract/text/formats";
import type { StatusTone } from "../../../ui/content/status.tsx";

const INTERVALS: Record<PriceInterval, string> = {
  month: "im Monat",
  quarter: "im Vierteljahr",
  year: "im Jahr",
  once: "einmalig",
};

export const priceText = ({ priceCents, priceInterval }: Contract): string =>
  `${germanMoney(priceCents)} ${INTERVALS[priceInterval]}, ohne Mehrwertsteuer`;

const monthsText = (months: number): string => (months === 1 ? "einen Monat" : `${months} Monate`);

/** "Zuerst 12 Monate, danach jeweils weitere 12 Monate." */
export function termText({ termMonths, renewalMonths }: Contract): string {
  if (renewalMonths === 0) return `${monthsText(termMonths)}, dann endet der Vertrag von selbst`.replace(/^e/, "E");
  return `Zuerst ${monthsText(termMonths)}, danach jeweils ${renewalMonths === 1 ? "einen weiteren Monat" : `weitere ${renewalMonths} Monate`}`;
}

export const noticeText = ({ noticeMonths }: Contract): string =>
  noticeMonths === 0
    ? "Bis zum letzten Tag der Laufzeit"
    : `${noticeMonths === 1 ? "Ein Monat" : `${noticeMonths} Monate`} zum Ende der Laufzeit`;

export const productOf = ({ code }: Contract): string => displayName(code);

/** State in a few words. */
export function stateOf({ status, cancellation }: Contract): { tone: StatusTone; label: string } {
  if (status.state === "ended") return { tone: "neutral", label: `Beendet seit ${germanDay(status.endsOn)}` };
  if (cancellation !== null) {
    return cancellation.endsOn === null
      ? { tone: "warning", label: "Kündigung wird geprüft" }
      : { tone: "warning", label: `Gekündigt zum ${germanDay(status.endsOn)}` };
  }
  if (status.state === "ending") return { tone: "warning", label: `Endet am ${germanDay(status.endsOn)}` };
  if (status.state === "starting") return { tone: "info", label: "Beginnt bald" };
  return { tone: "success", label: "Läuft" };
}

/** One sentence: what happens by itself, and until when one can act. Null where nothing is open. */
export function nextText({ status: { state, cancelBy, endsOn } }: Contract): string | null {
  if (cancelBy === null || state === "ended") return null;
  return `Kündigen Sie bis zum ${germanDay(cancelBy)}, endet er am ${germanDay(endsOn)}. Sonst verlängert er sich.`;
}

const AFTER: Record<ProductFamily, string> = {
  directory_entry: "Ihr Eintrag bleibt im Verzeichnis. Zusätze aus diesem Vertrag entfallen.",
  listing: "Ihr Eintrag bleibt im Verzeichnis, aber ohne die Vorteile des Premium-Eintrags.",
  ratings: "Ihre Bewertungen bleiben öffentlich. Verwalten und Einladen geht im Portal dann nicht mehr.",
  website:
    "Ihre Website geht nach dem letzten Tag offline, und Postfächer mit Ihrer Adresse enden. Sichern Sie vorher, was Sie brauchen.",
  landing_page: "Ihre Zielseite geht nach dem letzten Tag offline.",
  seo: "Wir arbeiten nicht mehr an Ihrer Sichtbarkeit. Was schon erreicht ist, bleibt zunächst bestehen.",
  search_ads: "Ihre Anzeigen laufen nach dem letzten Tag nicht mehr.",
  google_ads: "Ihre Anzeigen laufen nach dem letzten Tag nicht mehr.",
  bing_ads: "Ihre Anzeigen laufen nach dem letzten Tag nicht mehr.",
  web_banner: "Ihre Werbebanner werden nach dem letzten Tag nicht mehr gezeigt.",
  tv_banner: "Ihre TV-Banner werden nach dem letzten Tag nicht mehr gezeigt.",
  jobs: "Ihre Stellenanzeigen werden nach dem letzten Tag nicht mehr gezeigt.",
  secretarial: "Wir nehmen keine Anrufe mehr an. Heben Sie die Rufumleitung an Ihrem Telefon vor dem letzten Tag auf.",
  voicebot:
    "Der Sprachbot nimmt keine Anrufe mehr an. Heben Sie die Rufumleitung an Ihrem Telefon vor dem letzten Tag auf.",
  office: "Der Dienst endet mit dem letzten Tag.",
};

/** What ends with the contract, in plain words. */
export function afterText({ code }: Contract): string {
  const family = familyOf(code);
  return family === undefined ? "Was Sie damit gebucht haben, endet mit dem letzten Tag." : AFTER[family];
}
