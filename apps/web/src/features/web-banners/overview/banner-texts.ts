/** Words for web banners. */
import { germanDay, germanSize } from "@portal/contract/text/formats";
import type { BannerCreative, BannerEvent, WebBanner } from "@portal/contract/web-banners/calls";
import { motionText, sizeText } from "@portal/contract/web-banners/creative/check-creative";
import { FLAVOUR_RULES } from "@portal/contract/web-banners/flavours";
import type { BannerState, StatusAction } from "@portal/contract/web-banners/states";
import { BANNER_ACTION_WORDS } from "@portal/contract/web-banners/words";
import type { StatusTone } from "../../../ui/content/status.tsx";

export const BANNER_TONES: Record<BannerState, StatusTone> = {
  awaiting_files: "warning",
  submitted: "info",
  withdrawn: "neutral",
  refused: "danger",
  to_approve: "warning",
  change_requested: "info",
  approved: "success",
  running: "success",
  paused: "neutral",
  ended: "neutral",
};

/** What happens next, in one or two sentences. */
export const NEXT_STEPS: Record<BannerState, string> = {
  awaiting_files: "Bitte laden Sie Ihre Dateien hoch. Danach prüfen wir sie.",
  submitted: "Wir prüfen Ihre Dateien. Bis wir fertig sind, können Sie sie zurückziehen.",
  withdrawn: "Sie haben die Dateien zurückgezogen. Geben Sie sie wieder zur Prüfung, oder laden Sie neue hoch.",
  refused: "Mit diesen Dateien können wir nicht arbeiten. Bitte laden Sie neue hoch.",
  to_approve:
    "So werden Besucher das Banner sehen. Bitte geben Sie es frei, oder schreiben Sie uns, was anders werden soll.",
  change_requested: "Wir ändern das Banner und fragen Sie danach noch einmal.",
  approved: "Wir starten das Banner. Bis dahin können Sie die Freigabe zurücknehmen.",
  running: "Besucher sehen das Banner. Sie müssen nichts tun.",
  paused: "Besucher sehen das Banner gerade nicht.",
  ended: "Besucher sehen das Banner nicht mehr.",
};

/** Buttons, and what is said once the action is done. */
export const ACTION_LABELS: Record<StatusAction, { button: string; done: string }> = {
  submit: { button: "Wieder zur Prüfung einreichen", done: "Die Dateien sind wieder bei uns." },
  withdraw: { button: "Dateien zurückziehen", done: "Die Dateien sind zurückgezogen." },
  approve: { button: "Banner freigeben", done: "Das Banner ist freigegeben." },
  reject: { button: "Änderung wünschen", done: "Ihr Wunsch ist angekommen." },
  revoke: { button: "Antwort zurücknehmen", done: "Ihre Antwort ist zurückgenommen." },
  pause: { button: "Banner anhalten", done: "Das Banner ist angehalten." },
  resume: { button: "Banner wieder starten", done: "Das Banner läuft wieder." },
};

/** What a task list says of a banner that waits for the company. */
export const TASKS: Partial<Record<BannerState, string>> = {
  awaiting_files: "Dateien hochladen",
  refused: "Neue Dateien hochladen",
  to_approve: "Banner ansehen und freigeben",
};

/** "Petra Brandt hat das Banner freigegeben." */
export function eventText({ action, author, name }: Pick<BannerEvent, "action" | "author" | "name">): string {
  const who = author === "provider" ? "Der Anbieter" : author === "support" ? "Der Kundendienst" : name;
  return `${who === "" ? "Jemand aus Ihrer Firma" : who} ${BANNER_ACTION_WORDS[action]}`;
}

/** "GIF, 300 × 250, 84 KB. Animiert: 4,5 Sekunden, 3 Durchläufe." */
export const creativeText = (creative: Omit<BannerCreative, "id" | "name">): string =>
  `${creative.mediaType.replace("image/", "").toUpperCase()}, ${sizeText(creative)}, ${germanSize(creative.bytes)}. ${motionText(creative)}.`;

/** "01.10.2026 bis 31.12.2026"; null if no days are booked. */
export function daysText({ startsOn, endsOn }: Pick<WebBanner, "startsOn" | "endsOn">): string | null {
  if (startsOn === null && endsOn === null) return null;
  if (endsOn === null) return `ab ${germanDay(startsOn ?? "")}`;
  return startsOn === null ? `bis ${germanDay(endsOn)}` : `${germanDay(startsOn)} bis ${germanDay(endsOn)}`;
}

/** "Rechteck, 300 × 250" */
export const flavourTitle = (flavour: WebBanner["flavour"]): string =>
  `${FLAVOUR_RULES[flavour].label}, ${sizeText(FLAVOUR_RULES[flavour])}`;

/** The reason of the refusal or the wish that the banner's state follows from; "" if there is none. */
export const latestReason = ({ state, history }: Pick<WebBanner, "state" | "history">): string =>
  state === "refused" || state === "change_requested" || state === "to_approve" || state === "ended"
    ? (history.at(-1)?.reason ?? "")
    : "";
