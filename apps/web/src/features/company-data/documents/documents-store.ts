/** The documents of the active company, and the addresses of their files. */
import {
  type CompanyDocument,
  downloadDocument,
  downloadDocumentsOfYear,
  getDocuments,
  getDocumentsCsv,
  markDocumentOpened,
} from "@portal/contract/company-data/documents/calls";
import { requestAddress } from "@portal/contract/http/request-address";
import { useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { type DocumentView, requestOfView } from "./documents-address.ts";

export const documentsQuery = (accountId: number, view: DocumentView) =>
  accountQuery(accountId, "company-data", getDocuments, { query: requestOfView(view) });

const nameOf = ({ source, documentType, documentNumber }: CompanyDocument) => ({
  documentSource: source,
  documentType,
  documentNumber,
});

/** `view`: to look at it in the browser in place of saving it. */
export const fileHref = (accountId: number, document: CompanyDocument, view: boolean): string =>
  requestAddress(downloadDocument, { query: { ...nameOf(document), ...(view && { view: "1" }) } }, accountId);

export const zipHref = (accountId: number, year: number): string =>
  requestAddress(downloadDocumentsOfYear, { query: { year } }, accountId);

/** Address of all documents of the view as CSV. */
export function csvHref(accountId: number, view: DocumentView): string {
  const { page: _page, ...query } = requestOfView(view);
  return requestAddress(getDocumentsCsv, { query }, accountId);
}

/** Says that somebody opened a new document. The file comes whether or not that succeeds. */
export function useMarkOpened(): (document: CompanyDocument) => void {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return (document) => {
    if (!document.isNew) return;
    void apiCall(markDocumentOpened, { body: nameOf(document), accountId })
      .then(() => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(getDocuments.name) }))
      .catch(() => {});
  };
}
