/** Access to the telephone services: the secretarial service. */
import { type MatrixRow, reads, writes } from "./cells.ts";

const secretarial = { products: ["SEC", "SEC-PLUS"] } as const;

export const PHONE_ACCESS: Record<string, MatrixRow> = {
  getCompanyCallerList: { ...reads, ...secretarial },
  getCallerListCsv: { ...reads, ...secretarial },
  getCompanySettings: { ...reads, ...secretarial },
  updateCaller: { ...writes, ...secretarial },
  updateCompanySettings: { ...writes, ...secretarial },
};
