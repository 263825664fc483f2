/** The list of a company's leads, one of them with its history, and the list as a file. */
import { createHash } from "node:crypto";
import { type LeadList, MOST_LEADS_LISTED } from "@portal/contract/leads/calls";
import type { Lead, LeadStep } from "@portal/contract/leads/lead";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { toLead, toStep } from "../present.ts";
import { leadsCsv } from "./leads-csv.ts";
import * as repository from "./repository.ts";

type Asked = repository.LeadFilter & { limit: number; offset: number };

export function createLeadList({ db }: Pick<Dependencies, "db">) {
  return {
    async list(scope: AccountScope, { limit, offset, ...filter }: Asked): Promise<LeadList> {
      const [rows, counted, changedAt] = await Promise.all([
        repository.pageOfLeads(db, scope, { filter, limit, offset }),
        repository.countLeads(db, scope, filter),
        repository.lastChange(db, scope),
      ]);
      return {
        leads: rows.map((row) => toLead(scope, row)),
        total: Math.min(counted, MOST_LEADS_LISTED),
        isMore: counted > MOST_LEADS_LISTED,
        offset,
        cacheKey: keyOf([scope.companyId, scope.right, filter, limit, offset, counted, changedAt?.getTime() ?? 0]),
      };
    },

    csv: (scope: AccountScope, filter: repository.LeadFilter) => leadsCsv(db, scope, filter),

    async one(scope: AccountScope, id: number): Promise<{ lead: Lead; steps: LeadStep[] }> {
      const [row, steps] = await Promise.all([repository.findLead(db, scope, id), repository.stepsOf(db, scope, id)]);
      if (row === undefined) throw new Problem("leads.not_found");
      return { lead: toLead(scope, row), steps: steps.map((step) => toStep(scope, step)) };
    },
  };
}

const keyOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
