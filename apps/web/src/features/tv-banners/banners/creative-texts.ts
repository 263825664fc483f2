/** German texts of the page with TV banners. */
import { germanDay } from "@portal/contract/text/formats";
import { type Approval, canAct, type CreativeState } from "@portal/contract/tv-banners/banners/approval";
import type { BannerState, CreativeEvent, TvBanner, TvCreative } from "@portal/contract/tv-banners/banners/calls";
import type { StatusTone } from "../../../ui/content/status.tsx";

export const BANNER_TONES: Record<BannerState, StatusTone> = {
  planned: "info",
  active: "success",
  paused: "warning",
  ended: "neutral",
};
export const APPROVAL_TONES: Record<Approval, StatusTone> = {
  ACCEPTED: "success",
  REJECTED: "danger",
  UNVERIFIED: "info",
};

export const stateOf = (creative: TvCreative, banners: readonly TvBanner[]): CreativeState => ({
  customer: creative.customerApprovalStatus,
  partner: creative.partnerApprovalStatus,
  onBanner: bannersShowing(creative, banners).length > 0,
});

/** Active banners that show the creative. */
export const bannersShowing = ({ binaryMasterId }: TvCreative, banners: readonly TvBanner[]): TvBanner[] =>
  banners.filter(({ state, binary_master_id: shown }) => state === "active" && shown === binaryMasterId);

export const creativeOf = (
  { binary_master_id: id }: TvBanner,
  creatives: readonly TvCreative[],
): TvCreative | undefined => creatives.find(({ binaryMasterId }) => binaryMasterId === id);

/** Something to do, most urgent first. `creative`: where on the page. */
export type TvTask = { key: string; text: string; creative: string | null };

export function tasksOf(banners: readonly TvBanner[], creatives: readonly TvCreative[]): TvTask[] {
  const active = banners.filter(({ state }) => state === "active");
  const ready = creatives.find((one) => canAct(stateOf(one, banners), "set"));
  const needs = active.flatMap((banner): TvTask[] => {
    const shown = creativeOf(banner, creatives);
    if (shown !== undefined && shown.partnerApprovalStatus !== "REJECTED") return [];
    const why = shown === undefined ? "hat noch kein Motiv" : "läuft nicht: Die Sender haben das Motiv abgelehnt";
    const help =
      ready === undefined
        ? "Geben Sie ein Motiv frei, damit es laufen kann."
        : `Setzen Sie zum Beispiel „${ready.name}“ ein.`;
    return [
      {
        key: banner.external_id,
        text: `Ihr Banner „${banner.name}“ ${why}. ${help}`,
        creative: ready?.binaryMasterId ?? null,
      },
    ];
  });
  const open = creatives.filter(
    ({ customerApprovalStatus: own, partnerApprovalStatus: partner }) => own === "UNVERIFIED" && partner !== "REJECTED",
  );
  return [
    ...needs,
    ...open.map(({ binaryMasterId, name }) => ({
      key: binaryMasterId,
      text: `Das Motiv „${name}“ wartet auf Ihre Freigabe.`,
      creative: binaryMasterId,
    })),
  ];
}

/** What comes next for a creative. */
export function nextStep({ customer, partner, onBanner }: CreativeState): string {
  if (partner === "REJECTED")
    return "Die Sender haben es abgelehnt. Sie müssen nichts tun, wir schicken Ihnen ein neues.";
  if (onBanner) {
    if (customer !== "ACCEPTED")
      return "Dieses Motiv ist auf Ihrem Banner. Es läuft erst wieder, wenn Sie es freigeben.";
    return partner === "ACCEPTED"
      ? "Dieses Motiv ist auf Ihrem Banner."
      : "Dieses Motiv ist auf Ihrem Banner. Es läuft wieder, sobald die Sender es freigegeben haben.";
  }
  if (customer === "UNVERIFIED") return "Bitte sehen Sie es sich an und entscheiden Sie.";
  if (customer === "REJECTED") return "Sie haben es abgelehnt. Wir ändern es und schicken Ihnen ein neues.";
  return partner === "ACCEPTED"
    ? "Sie können es einsetzen."
    : "Jetzt prüfen es die Sender. Das dauert meist drei Werktage.";
}

const DONE: Record<CreativeEvent["kind"], string> = {
  delivered: "geliefert",
  changed: "geändert",
  accept: "freigegeben",
  reject: "abgelehnt",
  withdraw: "Entscheidung zurückgenommen",
  set: "auf das Banner gesetzt",
};
const WHO: Record<CreativeEvent["role"], string> = {
  company: "",
  support: "Kundendienst",
  partner: "Sender",
  provider: "",
};

/** "Sender: abgelehnt", "Sabine Lorenz: freigegeben" */
export function eventText({ kind, role, name }: CreativeEvent): string {
  const who = role === "company" ? (name === "" ? "Ihre Firma" : name) : WHO[role];
  return who === "" ? `Von uns ${DONE[kind]}` : `${who}: ${DONE[kind]}`;
}

/** "seit 01.03.2026", "01.03.2026 bis 30.04.2026" */
export function runText({ startsOn, endsOn }: Pick<TvBanner, "startsOn" | "endsOn">): string {
  if (startsOn !== null && endsOn !== null) return `${germanDay(startsOn)} bis ${germanDay(endsOn)}`;
  if (startsOn !== null) return `seit ${germanDay(startsOn)}`;
  return endsOn === null ? "" : `bis ${germanDay(endsOn)}`;
}

/** Lines of at most so many characters; a longer word is cut. */
export function linesOf(text: string, characters: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${characters}}`, "gu")) ?? [])) {
    if (line !== "" && line.length + 1 + word.length > characters) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return line === "" ? lines : [...lines, line];
}

/** The words on a banner as sentences, for those who hear them. */
export const spokenText = ({ headline, text, callToAction }: Pick<TvCreative, "headline" | "text" | "callToAction">) =>
  [headline, text, callToAction]
    .filter((words) => words !== "")
    .map((words) => (/[.!?…]$/u.test(words) ? words : `${words}.`))
    .join(" ");
