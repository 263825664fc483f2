/** Ratings, answers and templates of the company. */
import {
  deleteAnswerTemplate,
  getAnswerTemplates,
  getManagedRating,
  getManagedRatings,
  getManagedRatingsCsv,
  type ManagedRating,
  markRatings,
  orderAnswerTemplates,
  publishAnswer,
  resendAnswer,
  restoreAnswer,
  saveAnswerDraft,
  saveAnswerTemplate,
  withdrawAnswer,
} from "@portal/contract/ratings/manage/calls";
import type { AnswerTemplate, SavedTemplate } from "@portal/contract/ratings/manage/template";
import { daysOf, type RatingsView } from "@portal/contract/ratings/manage/view";
import type { Day } from "@portal/contract/time/berlin-time";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { useNewsInterval } from "../../../platform/events/live.ts";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

const SLICE = "ratings";
/** New ratings and states appear by the stream of events; without it they are asked for. An answer on its way is looked at more often. */
const NEWS_MS = 30_000;
const SENDING_MS = 4_000;

const isOnItsWay = ({ answer }: ManagedRating): boolean => answer?.delivery === "sending";

function requestOf(view: RatingsView, today: Day) {
  const { source, stars, handling, withText, search, sort } = view;
  const days = daysOf(view, today);
  return {
    source,
    stars,
    handling,
    sort,
    ...days,
    search: search.trim(),
    withText: withText ? "true" : "false",
  } as const;
}

export function useRatings(view: RatingsView, today: Day) {
  const newsMs = useNewsInterval(NEWS_MS);
  return useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getManagedRatings, {
      query: { ...requestOf(view, today), page: String(view.page) },
    }),
    placeholderData: keepPreviousData,
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data?.ratings.some(isOnItsWay) === true ? SENDING_MS : newsMs),
  });
}

export function useCsvHref(view: RatingsView, today: Day): string {
  const accountId = String(useActiveAccountId());
  return `${getManagedRatingsCsv.path}?${new URLSearchParams({ ...requestOf(view, today), accountId })}`;
}

/** One rating with its history. */
export function useRating(id: number) {
  const newsMs = useNewsInterval(NEWS_MS);
  return useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getManagedRating, { params: { id: String(id) } }),
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data !== undefined && isOnItsWay(state.data.rating) ? SENDING_MS : newsMs),
  });
}

const LISTS: ReadonlySet<string> = new Set([getManagedRatings.name, getManagedRating.name]);

/** Steps at answers and marks; each loads the lists again, also after a refusal: somebody else may have changed them. */
export function useRatingSteps() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const reload = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some((part) => LISTS.has(String(part))) });
  async function then<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      await reload();
    }
  }
  const seen = ({ id, answer }: ManagedRating) => ({ ratingId: id, version: answer?.version ?? 0 });
  return {
    saveDraft: (rating: ManagedRating, text: string) =>
      then(apiCall(saveAnswerDraft, { accountId, body: { ...seen(rating), text } })),
    publish: (rating: ManagedRating, text: string) =>
      then(apiCall(publishAnswer, { accountId, body: { ...seen(rating), text } })),
    withdraw: (rating: ManagedRating) => then(apiCall(withdrawAnswer, { accountId, body: seen(rating) })),
    bringBack: (rating: ManagedRating) => then(apiCall(restoreAnswer, { accountId, body: seen(rating) })),
    resend: (rating: ManagedRating) => then(apiCall(resendAnswer, { accountId, body: seen(rating) })),
    mark: (ids: readonly number[], done: boolean) =>
      then(apiCall(markRatings, { accountId, body: { ids: [...ids], done } })),
  };
}

const templatesQuery = (accountId: number) => accountQuery(accountId, SLICE, getAnswerTemplates, {});
export const useTemplates = () => useQuery({ ...templatesQuery(useActiveAccountId()), throwOnError: false });

/** Changes of templates; each shows the templates that the server answers. */
export function useTemplateSteps() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  async function show(work: Promise<{ templates: AnswerTemplate[] }>): Promise<AnswerTemplate[]> {
    const answer = await work;
    client.setQueryData(templatesQuery(accountId).queryKey, answer);
    return answer.templates;
  }
  return {
    save: (template: SavedTemplate) => show(apiCall(saveAnswerTemplate, { accountId, body: { template } })),
    remove: (id: number) => show(apiCall(deleteAnswerTemplate, { accountId, body: { id } })),
    order: (ids: readonly number[]) => show(apiCall(orderAnswerTemplates, { accountId, body: { ids: [...ids] } })),
  };
}
