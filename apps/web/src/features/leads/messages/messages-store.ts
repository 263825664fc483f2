/** Threads, messages and quick answers of the company. */
import {
  deleteQuickAnswer,
  getMessageFile,
  getMessageThread,
  getMessageThreads,
  getQuickAnswers,
  markMessageThread,
  saveQuickAnswer,
  sendMessage,
  undoMessage,
} from "@portal/contract/leads/messages/calls";
import type { QuickAnswer } from "@portal/contract/leads/messages/fill-in";
import type { ThreadsView } from "@portal/contract/leads/messages/view";
import { requestAddress } from "@portal/contract/http/request-address";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { useNewsInterval } from "../../../platform/events/live.ts";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

const SLICE = "leads";
/** How often messages are asked for while no stream tells of news. */
const NEWS_MS = 20_000;

export const useThreads = ({ filter, search, page }: ThreadsView) =>
  useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getMessageThreads, {
      query: { filter, search: search.trim(), page: String(page) },
    }),
    placeholderData: keepPreviousData,
    throwOnError: false,
    refetchInterval: useNewsInterval(NEWS_MS),
  });

/** The latest messages of a thread. */
export const useThread = (id: number) =>
  useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getMessageThread, { params: { id: String(id) }, query: {} }),
    throwOnError: false,
    refetchInterval: useNewsInterval(NEWS_MS),
  });

/** Messages before one, loaded on demand. */
export const olderMessages = async (accountId: number, id: number, before: number) =>
  (await apiCall(getMessageThread, { accountId, params: { id: String(id) }, query: { before: String(before) } }))
    .thread;

export const fileHref = (accountId: number, id: number): string =>
  requestAddress(getMessageFile, { params: { id: String(id) } }, accountId);

const CHANGED: ReadonlySet<string> = new Set([getMessageThreads.name, getMessageThread.name]);

type Marks = { read?: boolean; upTo?: number; done?: boolean };

/** Steps at a thread; each loads lists and thread again, also after a refusal: somebody else may have been first. */
export function useThreadSteps(id: number) {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  async function then<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      await client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.some((part) => CHANGED.has(String(part))),
      });
    }
  }
  const params = { id: String(id) };
  return {
    mark: (body: Marks) => then(apiCall(markMessageThread, { accountId, params, body })),
    send: (body: { text: string; files: string[]; key: string }) =>
      then(apiCall(sendMessage, { accountId, params, body })),
    undo: (messageId: number) => then(apiCall(undoMessage, { accountId, params: { id: String(messageId) } })),
  };
}

const quickAnswersQuery = (accountId: number) => accountQuery(accountId, SLICE, getQuickAnswers, {});
export const useQuickAnswers = () => useQuery({ ...quickAnswersQuery(useActiveAccountId()), throwOnError: false });

/** Changes of quick answers; each shows what the server answers. */
export function useQuickAnswerSteps() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  async function show(work: Promise<{ quickAnswers: QuickAnswer[] }>): Promise<void> {
    client.setQueryData(quickAnswersQuery(accountId).queryKey, await work);
  }
  return {
    save: (quickAnswer: Omit<QuickAnswer, "id"> & { id: number | null }) =>
      show(apiCall(saveQuickAnswer, { accountId, body: { quickAnswer } })),
    remove: (id: number) => show(apiCall(deleteQuickAnswer, { accountId, body: { id } })),
  };
}
