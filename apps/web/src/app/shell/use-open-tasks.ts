import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "../dashboard/dashboard-store.ts";

/** Open tasks of the active company, as the start page knows them. Asks for nothing itself: every page has the menu. */
export const useOpenTasks = (accountId: number | null): number | undefined =>
  useQuery({ ...dashboardQuery(accountId ?? 0), enabled: false, throwOnError: false }).data?.tasks.length;
