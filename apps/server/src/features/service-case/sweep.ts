/** Cases are forgotten some years after they ended. */
import { CASE_YEARS } from "@portal/contract/service-case/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import { forgetEnded } from "./repository.ts";

/** Answers how many it removed, at most a hundred. */
export async function sweepServiceCases({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - CASE_YEARS);
  return (await forgetEnded(db, before)).length;
}
