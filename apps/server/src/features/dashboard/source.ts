/** What a slice contributes to the dashboard (README.md). */
import type { ContactSource } from "@portal/contract/dashboard/contacts/count";
import type { DashboardPlace } from "@portal/contract/dashboard/calls";
import type { Highlight } from "@portal/contract/dashboard/highlights/calls";
import type { Right } from "@portal/contract/http/access";
import type { ProductFamily } from "@portal/contract/navigation/products";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";

export type Place = Pick<DashboardPlace, "page"> & Partial<Pick<DashboardPlace, "query" | "place">>;

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
  /** What it is about now, such as the newest call. A task that was marked as done comes back when it changes. */
  version?: string;
};

export type Result = {
  text: string;
  source: string;
  place: Place;
};

export type Contribution = { tasks: readonly Task[]; result: Result | null };

export type Asked = Pick<Dependencies, "db" | "clock" | "environment"> & { scope: AccountScope; today: Day };
/** `companies`: those that have the product, each with the person's right. */
export type AskedForMany = Omit<Asked, "scope"> & { companies: ReadonlyMap<number, Right> };
export type AskedSince = Asked & { firstDay: Day };

/** Contacts of the days since `firstDay`, in one statement. */
export type Contacts = Omit<ContactSource, "key">;
export type OneHighlight = Omit<Highlight, "place"> & { place: Place };

export type DashboardSource = {
  /** Stable; begins the keys of its tasks. */
  name: string;
  /** German name of the product, or of what its tasks are about. */
  product: string;
  /** Asked if the company has an active product of one of them. "always" does not depend on a product. */
  families: readonly ProductFamily[] | "always";
  read(asked: Asked): Promise<Contribution>;
  /** Tasks of many companies in one statement. Without it they are missing from the page of all companies. */
  readMany?(asked: AskedForMany): Promise<ReadonlyMap<number, readonly Task[]>>;
  /** If it brings contacts, and where people read more about them. */
  contacts?: { place: Place; read(asked: AskedSince): Promise<Contacts> };
  /** The best of the last weeks. */
  highlights?(asked: AskedSince): Promise<readonly OneHighlight[]>;
};
