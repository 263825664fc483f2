/** The provider's documents for a company. A foreign document is answered like one that does not exist. */
import {
  type CompanyDocument,
  type CompanyDocuments,
  DOCUMENTS_PER_PAGE,
  type DocumentType,
} from "@portal/contract/company-data/documents/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { documentsCsv } from "./documents-csv.ts";
import * as repository from "./repository.ts";
import { zipOfDocuments } from "./zip.ts";

type Filter = { year?: number | undefined; documentType?: DocumentType | undefined; search: string };
type Named = { documentSource: string; documentType: DocumentType; documentNumber: string };

export type DocumentService = ReturnType<typeof createDocumentService>;

const firstDay = (year: number): string => `${year}-01-01`;
const filterOf = ({ year, documentType, search }: Filter): repository.DocumentFilter => ({
  from: year === undefined ? null : firstDay(year),
  before: year === undefined ? null : firstDay(year + 1),
  type: documentType ?? null,
  search,
});

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

    async list({ companyId }: AccountScope, wanted: Filter & { page: number }): Promise<CompanyDocuments> {
      const filter = filterOf(wanted);
      const { year, page } = wanted;
      const offset = (page - 1) * DOCUMENTS_PER_PAGE;
      const [rows, total, ofYear, [known]] = await Promise.all([
        repository.pageOfDocuments(db, companyId, { filter, limit: DOCUMENTS_PER_PAGE, offset }),
        repository.countDocuments(db, companyId, filter),
        year === undefined ? null : repository.countDocuments(db, companyId, filterOf({ year, search: "" })),
        repository.yearsOf(db, companyId),
      ]);
      const { years = [], unopened = 0 } = known ?? {};
      return { documents: rows.map(toDocument), years, total, ofYear, unopened };
    },

    csv: ({ companyId }: AccountScope, filter: Filter) => documentsCsv(db, companyId, filterOf(filter)),

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
