/** Access to contracts, documents, contact persons and subscriptions. Prices are for people who may edit. */
import { type MatrixRow, owns, reads, writes } from "./cells.ts";

const edits = { ...writes, xsrf: "not required" } as const;
/** A declaration of the company itself. */
const declares = { ...owns, agent: "auth.role_missing" } as const;

export const COMPANY_DATA_ACCESS: Record<string, MatrixRow> = {
  getContracts: edits,
  cancelContract: declares,
  withdrawCancellation: declares,
  getDocuments: edits,
  getDocumentsCsv: edits,
  getContractsCsv: edits,
  downloadDocument: edits,
  downloadDocumentsOfYear: edits,
  markDocumentOpened: writes,
  getContacts: reads,
  updateContacts: writes,
  getSubscriptions: reads,
  updateSubscriptions: writes,
};
