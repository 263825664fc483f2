/** What a company has to do, and what its products brought. The call is our own (Specification §2 "Dashboards"). */
import { endpoint } from "../http/endpoint.ts";
import type { BuiltRouteName } from "../pages/built-routes.ts";
import type { Day } from "../time/berlin-time.ts";

/** Where a line of the dashboard leads. */
export type DashboardPlace = {
  page: BuiltRouteName;
  query: Record<string, string>;
};

export type DashboardTask = {
  /** Stable: the same work has the same key tomorrow. */
  key: string;
  title: string;
  detail: string;
  place: DashboardPlace;
  minutes: number;
  /** The last day on which it helps; null without one. */
  dueDay: Day | null;
};

export type DashboardResult = {
  key: string;
  /** German name of the product. */
  product: string;
  /** A short sentence with a figure. */
  text: string;
  /** Where the figure comes from, and of what day it is. */
  source: string;
  place: DashboardPlace;
};

export type Dashboard = {
  /** The most valuable first. */
  tasks: DashboardTask[];
  /** One for each product that has figures. */
  results: DashboardResult[];
  /** Products that were asked. Without any there is nothing to show, not even that nothing is to be done. */
  products: string[];
  /** Those of them that did not answer: their tasks and results are missing. */
  missing: string[];
};

export const getDashboard = endpoint<Dashboard>()({
  name: "getDashboard",
  method: "GET",
  path: "/api/customer/dashboard",
});
