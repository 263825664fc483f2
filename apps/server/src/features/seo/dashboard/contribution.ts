/** What a company has to do for its visibility, and what it brought. Pure. */
import type { SeoStep } from "@portal/contract/seo/calls";
import { germanDay, germanNumber, germanTimes } from "@portal/contract/text/formats";
import { changeWords, type Contribution, type Task } from "../../dashboard/public.ts";
import { stateOf } from "../connection/state.ts";
import { rankedSteps, WEIGHTS } from "../steps/rank.ts";
import { positionOf } from "../terms/group-terms.ts";
import { vocabularyOf } from "../terms/vocabulary.ts";
import type { SearchFacts } from "./repository.ts";

/** A step that concerns everything is worth this much among the tasks of all products. */
const MOST_WEIGHT = 60;

type Caller = { isGoogleSetUp: boolean; mayConnect: boolean };

export function contributionOf(facts: SearchFacts, caller: Caller): Contribution {
  return { tasks: tasksOf(facts, caller), result: resultOf(facts) };
}

/** Steps about the entry, the website, portals and ratings come from their own products. */
const OF_OTHER_PRODUCTS = { listings: null, website: null, websiteUntil: null, entry: null, ratings: null };

function tasksOf(facts: SearchFacts, { isGoogleSetUp, mayConnect }: Caller): Task[] {
  const { name, keywords, places, terms, access, property } = facts;
  const vocabulary = vocabularyOf({ name, keywords, places });
  const searchConsole = stateOf(isGoogleSetUp, access, property ?? undefined);
  const searched = terms.map(({ term, impressions, position_sum: positionSum }) => {
    const { keyword, namesCompany, topic } = vocabulary.find(term);
    const position = positionOf(positionSum, impressions);
    return { term, topic, hasKeyword: keyword !== null, namesCompany, impressions, position, views: 0, visits: 0 };
  });
  const steps = rankedSteps({ ...OF_OTHER_PRODUCTS, terms: searched, searchConsole });
  const step = steps.find(({ kind }) => mayConnect || kind !== "connect");
  const task = step && taskOf(step);
  return step && task
    ? [{ ...task, weight: Math.max(1, Math.round(MOST_WEIGHT * step.share * WEIGHTS[step.kind])) }]
    : [];
}

function taskOf(step: SeoStep): Omit<Task, "weight"> | undefined {
  switch (step.kind) {
    case "second_page":
      return {
        key: `second-page-${step.term}`,
        title: `Mit „${step.term}“ auf die erste Seite von Google kommen`,
        detail: `Ihre Website wird dafür ${germanTimes(step.impressions)} auf der zweiten Seite gezeigt.`,
        place: { page: "seo_overview" },
        minutes: 20,
      };
    case "keyword":
      return {
        key: `keyword-${step.term}`,
        title: `„${step.term}“ als Suchbegriff angeben`,
        detail: `Danach wurde ${germanTimes(step.count)} gesucht, und in Ihrem Eintrag steht es noch nicht.`,
        place: { page: "seo_overview" },
        minutes: 3,
      };
    case "connect":
      return {
        key: `connect-${step.state}`,
        title: step.state === "none" ? "Google Search Console verbinden" : "Google Search Console neu verbinden",
        detail: "Sie sehen dann, wonach Menschen suchen, wenn Google Ihre Website zeigt.",
        place: { page: "seo_overview" },
        minutes: 5,
      };
    default:
      return undefined;
  }
}

function resultOf({ last_day: lastDay, clicks, clicks_before: before, is_compared: isCompared }: SearchFacts) {
  if (lastDay === null) return null;
  const counted = clicks === 1 ? "1 Klick" : `${germanNumber(clicks)} Klicks`;
  return {
    text: `${counted} aus der Suche von Google in 28 Tagen${changeWords(clicks, isCompared ? before : null)}`,
    source: `Google Search Console, Zahlen bis ${germanDay(lastDay)}`,
    place: { page: "seo_overview" },
  } as const;
}
