/** Leads of the active company. */
import {
  acceptLead,
  addLeadNote,
  changeLead,
  complainAboutLead,
  deleteLeadNote,
  getLead,
  getLeads,
  getLeadsCsv,
  LEADS_PAGE_SIZE,
  MOST_LEADS_OF_PAGE,
  setLeadReminder,
  setLeadValue,
} from "@portal/contract/leads/calls";
import type { RequestOf } from "@portal/contract/http/endpoint";
import { openMessageThread } from "@portal/contract/leads/messages/calls";
import type { LeadKind } from "@portal/contract/leads/states";
import { getInquiryStatistics, getLeadStatistics } from "@portal/contract/leads/statistics";
import type { DateRange } from "@portal/contract/time/date-range";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { useNewsInterval } from "../../platform/events/live.ts";
import { accountQuery, useActiveAccountId } from "../../platform/query/use-account-query.ts";
import type { LeadsView } from "./leads-address.ts";

const SLICE = "leads";
/** How often lists ask while no stream tells of news. */
const NEWS_MS = 30_000;

const requestOf = (kind: LeadKind, { search, state, from, to }: LeadsView) => ({
  kind,
  state,
  from,
  to,
  search: search.trim(),
});

export const useLeads = (kind: LeadKind, view: LeadsView) =>
  useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getLeads, {
      query: { ...requestOf(kind, view), offset: String((view.page - 1) * LEADS_PAGE_SIZE) },
    }),
    placeholderData: keepPreviousData,
    throwOnError: false,
    refetchInterval: useNewsInterval(NEWS_MS),
  });

const newLeadsQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, getLeads, { query: { state: "new", limit: "5" } });
const inquiriesQuery = (accountId: number) => accountQuery(accountId, SLICE, getInquiryStatistics, {});

export const useNewLeads = () =>
  useQuery({
    ...newLeadsQuery(useActiveAccountId()),
    throwOnError: false,
    refetchInterval: useNewsInterval(NEWS_MS),
  });
/** Messages that nobody of the company has accepted or declined. */
export const useNewMessages = () =>
  useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getLeads, {
      query: { kind: "message", state: "new", limit: String(MOST_LEADS_OF_PAGE) },
    }),
    throwOnError: false,
    refetchInterval: useNewsInterval(NEWS_MS),
  });
export const useInquiries = () =>
  useQuery({
    ...inquiriesQuery(useActiveAccountId()),
    throwOnError: false,
    refetchInterval: useNewsInterval(NEWS_MS),
  });
export const useLeadStatistics = (range: DateRange) =>
  useQuery({
    ...accountQuery(useActiveAccountId(), SLICE, getLeadStatistics, { query: range }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });

const leadQuery = (accountId: number, id: number) =>
  accountQuery(accountId, SLICE, getLead, { params: { id: String(id) } });
export const useLead = (id: number) => useQuery({ ...leadQuery(useActiveAccountId(), id), throwOnError: false });

/** The same list as a file. */
export function useCsvHref(kind: LeadKind, view: LeadsView): string {
  const accountId = String(useActiveAccountId());
  return `${getLeadsCsv.path}?${new URLSearchParams({ ...requestOf(kind, view), accountId })}`;
}

type Change = RequestOf<typeof changeLead>["body"];
type Complaint = RequestOf<typeof complainAboutLead>["body"];
type Reminder = RequestOf<typeof setLeadReminder>["body"];

/** Returns the changes of leads; after each, whatever shows leads loads again, also after a refusal. */
export function useLeadChanges() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(SLICE) });
  const after = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      await reload();
    }
  };
  return {
    accept: (externalId: string) => after(apiCall(acceptLead, { accountId, body: { externalId } })),
    change: (body: Change) => after(apiCall(changeLead, { accountId, body })),
    setValue: (id: number, valueCents: number | null) =>
      after(apiCall(setLeadValue, { accountId, body: { id, valueCents } })),
    addNote: (id: number, text: string) => after(apiCall(addLeadNote, { accountId, body: { id, text } })),
    deleteNote: (id: number, noteId: number) => after(apiCall(deleteLeadNote, { accountId, body: { id, noteId } })),
    remind: (body: Reminder) => after(apiCall(setLeadReminder, { accountId, body })),
    /** The thread with whoever asks; it begins with what they wrote. */
    openThread: (leadId: number) => after(apiCall(openMessageThread, { accountId, body: { leadId } })),
    complain: (body: Complaint) => after(apiCall(complainAboutLead, { accountId, body })),
  };
}
