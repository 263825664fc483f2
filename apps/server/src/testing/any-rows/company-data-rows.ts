/** Import rows of contracts and documents with any values, for the round trip of import and export. */
import { PRICE_INTERVALS } from "@portal/contract/company-data/contracts/calls";
import { DOCUMENT_TYPE_CODES } from "@portal/contract/company-data/documents/calls";
import * as fc from "fast-check";
import { instant, isoDay, line, maybe } from "../any-values.ts";

const contract = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      Stock_Keeping_Unit__c: fc.constantFrom("WEB-M", "RAT", "UNKNOWN_1"),
      started: isoDay,
      term_months: fc.integer({ min: 1, max: 120 }),
      renewal_months: maybe(fc.nat({ max: 120 })),
      notice_months: maybe(fc.nat({ max: 24 })),
      price_cents: fc.nat({ max: 1_000_000_000 }),
      price_interval: fc.constantFrom(...PRICE_INTERVALS),
      ended: maybe(fc.option(isoDay)),
      reported: fc.oneof(instant, isoDay),
    })
    .map((row) => ({ type: "contract", external_id: key, ...row }));

const document = (documentNumber: string, companies: readonly string[], pdfs: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      source: fc.constantFrom("billing", "crm"),
      documentType: fc.constantFrom(...DOCUMENT_TYPE_CODES),
      title: line(40, 1),
      date: isoDay,
      amount_cents: maybe(fc.option(fc.integer({ min: -100_000, max: 100_000 }))),
      due: maybe(fc.option(isoDay)),
      Url: fc.constantFrom(...pdfs),
      reported: fc.oneof(instant, isoDay),
      opened: maybe(fc.option(instant)),
    })
    .map((row) => ({ type: "document", documentNumber, ...row }));

export const companyDataRows = (companies: readonly string[], pdfs: readonly string[]) =>
  [
    contract("V-1", companies),
    contract("v:2", companies),
    document("R-2026.114", companies, pdfs),
    document("K_1", companies, pdfs),
  ] as const;
