/** Steps towards a complete entry that somebody marked as not fitting, among the tasks of the dashboard. */
import { stepOfKey } from "@portal/contract/entry/completeness/calls";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { findMarks } from "../../dashboard/public.ts";
import { serveGetUnfitSteps } from "./calls.ts";

export async function findUnfitSteps(
  { db }: Pick<Dependencies, "db">,
  scope: AccountScope,
  today: Day,
): Promise<string[]> {
  const marks = await findMarks(db, scope, today);
  return [...marks].flatMap(([key, { kind }]) => (kind === "not_for_us" ? (stepOfKey(key) ?? []) : []));
}

export const stepRoutes = (dependencies: Dependencies): Call[] => [
  call(serveGetUnfitSteps, async ({ scope }) => ({
    unfit: await findUnfitSteps(dependencies, scope, berlinDate(dependencies.clock.now().getTime())),
  })),
];
