/** Tells open pages that a company's messages have changed. */
import { announce } from "../../../platform/events/announce.ts";
import type { Db } from "./repository.ts";

export const tellPages = (trx: Db, companyId: number): Promise<void> => announce(trx, { companyId, topic: "messages" });
