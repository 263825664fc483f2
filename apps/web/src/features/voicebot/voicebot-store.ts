/** Calls and settings of the voicebot. */
import {
  getVoicebotCall,
  getVoicebotCalls,
  getVoicebotRecording,
  getVoicebotSettings,
  markVoicebotCall,
  revealVoicebotCaller,
  speakVoicebotGreeting,
  updateVoicebotSettings,
} from "@portal/contract/voicebot/calls";
import type { GreetingToHear, VoicebotSettings } from "@portal/contract/voicebot/settings";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { fetchFile } from "../../platform/api/download-file.ts";
import { RejectedAction } from "../../platform/api/rejections.ts";
import { useNewsInterval } from "../../platform/events/live.ts";
import { type CallsView, requestOfCalls } from "../../platform/phone/calls-address.ts";
import { accountQuery, useActiveAccountId } from "../../platform/query/use-account-query.ts";

const SLICE = "voicebot";
/** New calls appear by the stream of events; without it they are asked for. */
const NEWS_MS = 30_000;

export const useBotCalls = (view: CallsView) =>
  useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getVoicebotCalls, { query: requestOfCalls(view) }),
    placeholderData: keepPreviousData,
    throwOnError: false,
    refetchInterval: useNewsInterval(NEWS_MS),
  });

/** Transcript and recording of one call, loaded when somebody unfolds it. */
export const useBotCall = (id: number) =>
  useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getVoicebotCall, { params: { id: String(id) } }),
    throwOnError: false,
  });

/** Returns a function that loads the recording of a call; the server notes who listens. */
export function useRecording(id: number) {
  const accountId = useActiveAccountId();
  return async (): Promise<Blob> =>
    (await fetchFile(getVoicebotRecording, { accountId, params: { id: String(id) } })).blob();
}

/** Returns a function that lets the provider say a greeting. */
export function useSpokenGreeting() {
  const accountId = useActiveAccountId();
  return async ({ greeting, asksToRecord }: GreetingToHear): Promise<Blob> =>
    (await fetchFile(speakVoicebotGreeting, { accountId, body: { greeting, asksToRecord } })).blob();
}

/** Asks who called; the server notes who asked. */
export function useRevealCaller() {
  const accountId = useActiveAccountId();
  return (id: number) => apiCall(revealVoicebotCaller, { accountId, body: { id } });
}

/** Returns a function that marks a call and then loads the lists again. */
export function useMarkCall() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (id: number, done: boolean): Promise<void> => {
    await apiCall(markVoicebotCall, { accountId, body: { id, done } });
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(getVoicebotCalls.name) });
  };
}

const settingsQuery = (accountId: number) => accountQuery(accountId, SLICE, getVoicebotSettings, {});
export const useSettings = () => useQuery({ ...settingsQuery(useActiveAccountId()), throwOnError: false });

let updating = false;

/** @throws RejectedAction "already updating" (Specification §8) */
export function useSaveSettings() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (settings: VoicebotSettings): Promise<VoicebotSettings> => {
    if (updating) throw new RejectedAction("already updating");
    updating = true;
    try {
      const saved = await apiCall(updateVoicebotSettings, { accountId, body: { settings } });
      client.setQueryData(settingsQuery(accountId).queryKey, (known) => known && { ...known, ...saved });
      return saved.settings;
    } finally {
      updating = false;
    }
  };
}
