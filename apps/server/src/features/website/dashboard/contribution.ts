/** What a company has to do about its websites, and what they brought. Pure. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { knownFindings } from "@portal/website-check/finding";
import { isSameSite } from "@portal/website-check/site";
import { doerOf, weightOf, wordsOf } from "@portal/website-check/texts/texts";
import { changeWords, type Contribution, type Task } from "../../dashboard/public.ts";
import { hostOf, unreadTitle, type UnreadState } from "../check/unread.ts";
import type { StoredCheck, WebsiteFacts } from "./repository.ts";

/** More from one check would hide what other products need. */
const MOST_FINDINGS = 2;
const MINUTES = { question: 10, owner: 15, passOn: 5, look: 5 };

export function contributionOf(facts: WebsiteFacts): Contribution {
  return { tasks: [...questions(facts), ...ofChecks(facts)], result: resultOf(facts) };
}

const questions = ({ questions: open }: WebsiteFacts): Task[] =>
  open.map(({ id }) => ({
    key: `handover-${id}`,
    title: "Rückfrage zu Ihrer Website beantworten",
    detail: `Die Arbeit an Übergabe ${id} ruht, bis Sie antworten.`,
    place: { page: "website_edit" },
    minutes: MINUTES.question,
    weight: 80,
  }));

function ofChecks({ addresses, entry_website: named, checks }: WebsiteFacts): Task[] {
  const entryWebsite = /^https?:\/\//i.test(named) ? named : `https://${named}`;
  const tasks = checks.flatMap((check) => {
    const isOurs = addresses.some((address) => isSameSite(address, check.url));
    if (!isOurs && !isSameSite(entryWebsite, check.url)) return [];
    return check.state === "success" ? findingTasks(check, isOurs) : notReadable(check.url, check.state, check.message);
  });
  return tasks.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_FINDINGS);
}

/** Of findings that the provider mends, nothing is left to do. */
function findingTasks({ url, findings }: StoredCheck, isOurs: boolean): Task[] {
  return knownFindings(findings ?? []).flatMap((found) => {
    const isOwner = doerOf(found.code) === "owner";
    if (isOurs && !isOwner) return [];
    return [
      {
        key: `check-${found.code}-${hostOf(url)}`,
        title: wordsOf(found).title,
        detail: isOwner
          ? `Gefunden auf ${hostOf(url)}. Was zu tun ist, steht in der Prüfung.`
          : `Gefunden auf ${hostOf(url)}. Geben Sie es an die Person weiter, die Ihre Website betreut.`,
        place: { page: "website_check", query: { adresse: url } },
        minutes: isOwner ? MINUTES.owner : MINUTES.passOn,
        weight: weightOf(found.code),
      },
    ];
  });
}

const notReadable = (url: string, state: UnreadState, message: string): Task[] => [
  {
    key: `check-${state}-${hostOf(url)}`,
    title: unreadTitle(url, state),
    detail: message,
    place: { page: "website_check", query: { adresse: url } },
    minutes: MINUTES.look,
    weight: state === "error" ? 100 : 60,
  },
];

function resultOf({ last_day: lastDay, visits, visits_before: before, is_compared: isCompared }: WebsiteFacts) {
  if (lastDay === null) return null;
  const change = changeWords(visits, isCompared ? before : null);
  return {
    text: `${visits === 1 ? "1 Besuch" : `${germanNumber(visits)} Besuche`} in 28 Tagen${change}`,
    source: `Statistik Ihrer Website, Zahlen bis ${germanDay(lastDay)}`,
    place: { page: "website_statistics" },
  } as const;
}
