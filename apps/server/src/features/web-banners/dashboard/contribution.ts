/** What a company has to do for its web banners, and what they brought. Pure. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import type { BannerState } from "@portal/contract/web-banners/states";
import { changeWords, type Contribution, type Task } from "../../dashboard/public.ts";
import type { BannerFacts } from "./repository.ts";

type Kind = { title: (name: string) => string; detail: string; minutes: number; weight: number };

const TASKS: Partial<Record<BannerState, Kind>> = {
  to_approve: {
    title: (name) => `Werbebanner „${name}“ freigeben`,
    detail: "Es ist fertig. Besucher sehen es erst nach Ihrer Freigabe.",
    minutes: 3,
    weight: 75,
  },
  refused: {
    title: (name) => `Werbebanner „${name}“: neue Dateien hochladen`,
    detail: "Mit den letzten Dateien konnten wir nicht arbeiten. Der Grund steht dabei.",
    minutes: 15,
    weight: 72,
  },
  awaiting_files: {
    title: (name) => `Werbebanner „${name}“: Dateien hochladen`,
    detail: "Es ist bestellt und kann erst mit Ihren Dateien erscheinen.",
    minutes: 15,
    weight: 70,
  },
};

export function contributionOf(facts: BannerFacts, { mayWrite }: { mayWrite: boolean }): Contribution {
  return { tasks: mayWrite ? facts.waiting.flatMap(taskOf) : [], result: resultOf(facts) };
}

function taskOf({ id, name, state }: BannerFacts["waiting"][number]): Task[] {
  const kind = TASKS[state];
  if (kind === undefined) return [];
  const { title, detail, minutes, weight } = kind;
  const place =
    state === "to_approve"
      ? ({ page: "web_banner_overview" } as const)
      : ({ page: "web_banner_upload", query: { banner: String(id) } } as const);
  return [{ key: `${state}-${id}`, title: title(name), detail, place, minutes, weight }];
}

function resultOf({ last_day: lastDay, clicks, clicks_before: before, is_compared: isCompared }: BannerFacts) {
  if (lastDay === null) return null;
  const counted = clicks === 1 ? "1 Klick" : `${germanNumber(clicks)} Klicks`;
  return {
    text: `${counted} auf Ihre Werbebanner in 28 Tagen${changeWords(clicks, isCompared ? before : null)}`,
    source: `Zählung des Verzeichnisses, Zahlen bis ${germanDay(lastDay)}`,
    place: { page: "web_banner_overview" },
  } as const;
}
