/** The provider's documents for a company. A foreign document is answered like one that does not exist. */
import type { CompanyDocument, CompanyDocuments, DocumentType } from "@portal/contract/company-data/documents/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import * as repository from "./repository.ts";
import { zipOfDocuments } from "./zip.ts";

type Filter = { year?: number | undefined; documentType?: DocumentType | undefined; search: string; page: number };
type Named = { documentSource: string; documentType: DocumentType; documentNumber: string };

export type DocumentService = ReturnType<typeof createDocumentService>;

const firstDay = (year: number): string => `${year}-01-01`;

export function createDocumentService({ db, clock, files }: Pick<Dependencies, "db" | "clock" | "files">) {
  /** @throws Problem `documents.not_found` */
  const find = async (scope: AccountScope, { documentSource, documentType, documentNumber }: Named) => {
    const name = { source: documentSource, type: documentType, number: documentNumber };
    const row = await repository.findDocument(db, scope.companyId, name);
    if (row === undefined) throw new Problem("documents.not_found");
    return row;
  };

  return {
    find,

    async list({ companyId }: AccountScope, { year, documentType, search, page }: Filter): Promise<CompanyDocuments> {
      const filter = {
        from: year === undefined ? null : firstDay(year),
        before: year === undefined ? null : firstDay(year + 1),
        type: documentType ?? null,
        search,
      };
      const [rows, total, [known]] = await Promise.all([
        repository.pageOfDocuments(db, companyId, filter, page),
        repository.countDocuments(db, companyId, filter),
        repository.yearsOf(db, companyId),
      ]);
      return { documents: rows.map(toDocument), years: known?.years ?? [], total, unopened: known?.unopened ?? 0 };
    },

    /** What customer care opens stays new for the company. */
    async markOpened(scope: AccountScope, name: Named): Promise<void> {
      const { id } = await find(scope, name);
      if (scope.agentUserId === null) await repository.markOpened(db, scope.companyId, id, clock.now());
    },

    /** @throws Problem `documents.not_found` if there is none */
    async zipOfYear({ companyId }: AccountScope, year: number) {
      const rows = await repository.documentsOfYear(db, companyId, firstDay(year), firstDay(year + 1));
      if (rows.length === 0) throw new Problem("documents.not_found");
      return zipOfDocuments(files, rows, clock.now());
    },
  };
}

const toDocument = (row: repository.DocumentRow): CompanyDocument => ({
  source: row.source,
  documentType: row.type,
  documentNumber: row.number,
  title: row.title,
  date: row.dated_on,
  amountCents: row.amount_cents,
  dueOn: row.due_on,
  bytes: row.bytes,
  isNew: row.is_new,
});
