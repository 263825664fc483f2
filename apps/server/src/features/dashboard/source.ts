/** What a slice contributes to the dashboard (README.md). */
import type { DashboardPlace } from "@portal/contract/dashboard/calls";
import type { ProductFamily } from "@portal/contract/navigation/products";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";

type Place = Pick<DashboardPlace, "page"> & Partial<Pick<DashboardPlace, "query">>;

export type Task = {
  /** Unique in its source and stable: the same work has the same key tomorrow. */
  key: string;
  title: string;
  detail: string;
  place: Place;
  minutes: number;
  /** 1 to 100, from the table in README.md. */
  weight: number;
  dueDay?: Day;
};

export type Result = {
  text: string;
  source: string;
  place: Place;
};

export type Contribution = { tasks: readonly Task[]; result: Result | null };

export type Asked = Pick<Dependencies, "db" | "clock" | "environment"> & { scope: AccountScope; today: Day };

export type DashboardSource = {
  /** Stable; begins the keys of its tasks. */
  name: string;
  /** German name of the product. */
  product: string;
  /** Asked if the company has an active product of one of them. */
  families: readonly ProductFamily[];
  read(asked: Asked): Promise<Contribution>;
};
