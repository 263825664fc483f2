/** What a company has to do, and what its products brought. The call is our own (Specification §2 "Dashboards"). */
import { endpoint } from "../http/endpoint.ts";
import type { BuiltRouteName } from "../pages/built-routes.ts";
import type { Day } from "../time/berlin-time.ts";
import type { CountedContacts, CountedSource } from "./contacts/count.ts";
import type { TaskMarkKind } from "./tasks/marks.ts";

/** Where a line of the dashboard leads. */
export type DashboardPlace = {
  page: BuiltRouteName;
  query: Record<string, string>;
  /** Id of an element on the page; "" for its beginning. */
  place: string;
};

export type DashboardTask = {
  /** Stable: the same work has the same key tomorrow. */
  key: string;
  /** German name of what it belongs to. */
  product: string;
  title: string;
  detail: string;
  place: DashboardPlace;
  minutes: number;
  /** The last day on which it helps; null without one. */
  dueDay: Day | null;
  /** `customers`: customers are being lost or wait; `soon`: a mistake, a date or a risk; `better`: makes something better. */
  urgency: TaskUrgency;
};

export const TASK_URGENCIES = ["customers", "soon", "better"] as const;
export type TaskUrgency = (typeof TASK_URGENCIES)[number];

/** A task that somebody marked, and that is still there. */
export type HiddenTask = Pick<DashboardTask, "key" | "title"> & { kind: TaskMarkKind; untilDay: Day };

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

/** Contacts of all products, each counted once; the definition is in `contacts/count.ts`. */
export type DashboardContacts = Omit<CountedContacts, "sources"> & {
  sources: (CountedSource & { product: string; place: DashboardPlace })[];
};

/** The latest change of something other than the entry, as the log has it. */
export type DashboardChange = {
  id: number;
  text: string;
  /** ISO instant, UTC. */
  at: string;
  /** `customer`: of the company, through the directory or by mail. */
  by: "me" | "company" | "support" | "provider" | "customer";
};

export type Dashboard = {
  /** The most valuable first, without those that somebody marked. */
  tasks: DashboardTask[];
  /** The next to come back first. */
  hidden: HiddenTask[];
  /** One for each product that has figures. */
  results: DashboardResult[];
  /** Null if no product has figures. */
  contacts: DashboardContacts | null;
  /** Newest first. */
  changes: DashboardChange[];
  /** Products of the company that were asked. */
  products: string[];
  /** Names of what did not answer: its tasks and results are missing. */
  missing: string[];
  /** Whether the company hid the line about products that it does not have. */
  hidesOffers: boolean;
};

/** The key under which that line is marked. It is no task. */
export const OFFERS_KEY = "offers";

export const getDashboard = endpoint<Dashboard>()({
  name: "getDashboard",
  method: "GET",
  path: "/api/customer/dashboard",
});
