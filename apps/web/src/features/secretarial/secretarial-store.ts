/** Callers and settings of the secretarial service. */
import {
  type Caller,
  getCompanyCallerList,
  getCompanySettings,
  updateCaller,
  updateCompanySettings,
} from "@portal/contract/secretarial/calls";
import type { SecretarialSettings } from "@portal/contract/secretarial/settings";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { RejectedAction } from "../../platform/api/rejections.ts";
import { useNewsInterval } from "../../platform/events/live.ts";
import { type CallsView, requestOfCalls } from "../../platform/phone/calls-address.ts";
import { accountQuery, useActiveAccountId } from "../../platform/query/use-account-query.ts";

const SLICE = "secretarial";
/** New callers appear by the stream of events; without it they are asked for. */
const NEWS_MS = 30_000;

export const useCallers = (view: CallsView) =>
  useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getCompanyCallerList, { query: requestOfCalls(view) }),
    placeholderData: keepPreviousData,
    throwOnError: false,
    refetchInterval: useNewsInterval(NEWS_MS),
  });

/** The forms show an empty field where the answer has null (Specification §3). */
export type ShownSettings = Omit<SecretarialSettings, "vacationStartDate" | "vacationEndDate"> & {
  vacationStartDate: string;
  vacationEndDate: string;
};

const toShown = (settings: SecretarialSettings): ShownSettings => ({
  ...settings,
  vacationStartDate: settings.vacationStartDate ?? "",
  vacationEndDate: settings.vacationEndDate ?? "",
});

/** The vacation as it is stored: none where the form is empty. */
export const storedVacation = ({ vacationStartDate, vacationEndDate }: ShownSettings) => ({
  vacationStartDate: vacationStartDate || null,
  vacationEndDate: vacationEndDate || null,
});

const settingsQuery = (accountId: number) => accountQuery(accountId, SLICE, getCompanySettings, {});

export const useSettings = () =>
  useQuery({
    ...settingsQuery(useActiveAccountId()),
    throwOnError: false,
    select: ({ settings }) => ({ settings: settings && toShown(settings) }),
  });

/** Returns a function that changes a call and then loads the lists again. */
export function useChangeCaller() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (body: { id: number; done?: boolean; note?: string }): Promise<Caller> => {
    const { caller } = await apiCall(updateCaller, { accountId, body });
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(getCompanyCallerList.name) });
    return caller;
  };
}

let updating = false;

/** @throws RejectedAction "already updating" (Specification §8) */
export function useSaveSettings() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (settings: ShownSettings): Promise<ShownSettings> => {
    if (updating) throw new RejectedAction("already updating");
    updating = true;
    try {
      const saved = await apiCall(updateCompanySettings, { accountId, body: { settings } });
      client.setQueryData(settingsQuery(accountId).queryKey, saved);
      return toShown(saved.settings);
    } finally {
      updating = false;
    }
  };
}
