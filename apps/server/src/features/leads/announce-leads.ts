/** Tells open pages of companies that something about their leads changed. */
import { announceAll } from "../../platform/events/announce.ts";
import type { Db } from "./list/repository.ts";

export const announceLeads = (db: Db, companyIds: readonly number[]): Promise<void> =>
  announceAll(db, { companyIds, topic: "leads" });
