/** Reads the entry, for its company and for everybody. */
import type { PublicEntry, SalesForceEntry } from "@portal/contract/entry/entry";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { findEntry, findPublicEntry } from "./repository.ts";
import { toPublicEntry, toSalesForceEntry } from "./wire.ts";

export const createEntryService = ({ db }: Pick<Dependencies, "db">) => ({
  /** @throws Problem `entry.not_found` */
  async entry(scope: AccountScope): Promise<SalesForceEntry> {
    const row = await findEntry(db, scope);
    if (row === undefined) throw new Problem("entry.not_found");
    return toSalesForceEntry(row);
  },

  /** @throws Problem `entry.not_found` */
  async publicEntry(companyId: number): Promise<PublicEntry> {
    const row = await findPublicEntry(db, companyId);
    if (row === undefined) throw new Problem("entry.not_found");
    return toPublicEntry(row);
  },
});
