/** Asks sources: all at once, none for longer than the page waits, and a failure takes only that source away. */
import type { DashboardPlace } from "@portal/contract/dashboard/calls";
import type { ProductItem } from "@portal/contract/account/calls";
import { hasOneOf } from "@portal/contract/navigation/products";
import type { Dependencies } from "../../platform/dependencies.ts";
import { inTime } from "../../platform/in-time.ts";
import type { DashboardSource, Place } from "./source.ts";

/** The page waits no longer for a source, unless PART_TIMEOUT_MS says so. */
const PART_TIMEOUT_MS = 2000;

type Products = readonly Pick<ProductItem, "Stock_Keeping_Unit__c" | "Status__c">[];

export const isAsked = ({ families }: DashboardSource, products: Products): boolean =>
  families === "always" || hasOneOf(products, families);

/** Null if the source fails or takes too long: the others are shown without it. */
export async function ask<Answer>(
  { environment, log }: Pick<Dependencies, "environment" | "log">,
  { name }: Pick<DashboardSource, "name">,
  read: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    const answer = await inTime(read(), environment.PART_TIMEOUT_MS ?? PART_TIMEOUT_MS);
    if (answer !== undefined) return answer;
    log.error({ source: name }, "a source of the dashboard took too long");
  } catch (error) {
    log.error({ err: error, source: name }, "a source of the dashboard failed");
  }
  return null;
}

export const wirePlace = ({ page, query = {}, place = "" }: Place): DashboardPlace => ({ page, query, place });
