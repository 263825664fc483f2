/** What an ad manager must be able to do. The rows are those of the import, without the company. */
import type { FetchProblem } from "@portal/contract/advertising/calls";
import type { Day } from "@portal/contract/time/berlin-time";
import type * as z from "zod/mini";
import type { campaignFields } from "../deliveries/rows.ts";
import type { DeliveredDay } from "../deliveries/store-days.ts";

export type DeliveredCampaign = z.output<z.ZodMiniObject<typeof campaignFields>>;
export type Delivery = { campaigns: DeliveredCampaign[]; days: DeliveredDay[] };
/** `from` and `to` inclusive. */
export type Range = { from: Day; to: Day };

export type AdSource = {
  /** Campaigns and days of an account. @throws AdSourceProblem */
  deliveries(accountId: number, range: Range, signal: AbortSignal): Promise<Delivery>;
};

/** The ad manager brought no figures. It never carries text of the other side. */
export class AdSourceProblem extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem) {
    super(`ad manager: ${problem}`);
    this.problem = problem;
  }
}
