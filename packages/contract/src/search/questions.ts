/** Questions that the search finds beside pages and records. Found in the browser. */
import { type QuestionId, QUESTIONS } from "../law/question-titles.ts";
import { searchMatcher } from "./words.ts";

export type FoundQuestion = { readonly id: QuestionId; readonly title: string };

/** Questions that contain every word in their title or beside it. */
export function findQuestions(patterns: readonly string[], most: number): FoundQuestion[] {
  if (patterns.length === 0) return [];
  const matches = searchMatcher(patterns);
  return (Object.keys(QUESTIONS) as QuestionId[])
    .map((id) => ({ id, ...QUESTIONS[id] }))
    .filter(({ title, words }) => matches(`${title} ${words}`))
    .slice(0, most)
    .map(({ id, title }) => ({ id, title }));
}
