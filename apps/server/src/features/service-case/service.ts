/** Asks the provider and follows a case. */
import type { Brand } from "@portal/contract/brands/brand";
import {
  CASE_PAGE_SIZE,
  type CaseFilter,
  type ServiceCase,
  type ServiceCaseItem,
} from "@portal/contract/service-case/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { shownName } from "../../platform/session/shown-login.ts";
import { advanceCase } from "./advance.ts";
import { casesCsv } from "./cases-csv.ts";
import { askProvider, type NewCase } from "./open-case.ts";
import * as repository from "./repository.ts";

type Step = { id: number; event: "message" | "close" | "reopen"; text?: string; key?: string };

export type ServiceCaseService = ReturnType<typeof createServiceCaseService>;

export function createServiceCaseService(dependencies: Dependencies) {
  const { db } = dependencies;

  async function read(scope: AccountScope, id: number): Promise<ServiceCase> {
    const row = await repository.findCase(db, scope, id);
    if (row === undefined) throw new Problem("service_case.not_found");
    return toServiceCase(scope, row, await repository.entriesOf(db, id));
  }

  return {
    read,

    async list(scope: AccountScope, filter: CaseFilter, page: number) {
      const offset = (page - 1) * CASE_PAGE_SIZE;
      const [rows, total] = await Promise.all([
        repository.pageOfCases(db, scope, { filter, limit: CASE_PAGE_SIZE, offset }),
        repository.countCases(db, scope, filter),
      ]);
      return { cases: rows.map(toItem), total };
    },

    csv: (scope: AccountScope, filter: CaseFilter) => casesCsv(db, scope, filter),

    /** Opens a case and confirms it by mail. The same form sent again returns the existing case. */
    async create(scope: AccountScope, asked: NewCase, brand: Brand): Promise<ServiceCase> {
      const id = await db.transaction().execute((trx) => askProvider(dependencies, trx, { scope, asked, brand }));
      const caseId = id ?? (await repository.caseOfKey(db, scope.companyId, asked.key))[0]?.id;
      if (caseId === undefined) throw new Problem("service_case.not_found");
      return read(scope, caseId);
    },

    /** Actions of the company's people, or of customer care for them. */
    async write(scope: AccountScope, { id, event, text = "", key }: Step): Promise<ServiceCase> {
      await db.transaction().execute((trx) =>
        advanceCase(dependencies, trx, {
          id,
          event,
          text,
          key: key ?? null,
          companyId: scope.companyId,
          author: scope.agentUserId === null ? "company" : "support",
          userId: scope.userId,
        }),
      );
      return read(scope, id);
    },
  };
}

const toItem = (row: repository.ItemRow): ServiceCaseItem => ({
  id: row.id,
  type: row.type,
  subject: row.subject,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

const toServiceCase = (scope: AccountScope, row: repository.CaseRow, entries: repository.EntryRow[]): ServiceCase => ({
  ...toItem(row),
  reference: row.reference,
  wantsCall: row.wants_call,
  phone: row.phone,
  entries: entries.map((entry) => ({ ...entry, name: shownName(scope, entry.name), at: entry.at.toISOString() })),
});
