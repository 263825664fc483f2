/** Steps towards a complete entry that a company does not want. They are marked like any task of the dashboard. */
import { endpoint } from "../../http/endpoint.ts";

const PREFIX = "entry.step-";

/** The key of a step among the tasks of the dashboard: `markDashboardTask` with "not_for_us" takes it. */
export const stepKey = (id: string): string => PREFIX + id;

/** Ids of criteria that somebody of the company marked as not fitting. */
export const getUnfitSteps = endpoint<{ unfit: string[] }>()({
  name: "getUnfitSteps",
  method: "GET",
  path: "/api/customer/entry/steps/unfit",
});

/** The step of such a key; undefined for other tasks. */
export const stepOfKey = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
