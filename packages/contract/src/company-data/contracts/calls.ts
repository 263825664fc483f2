/** Contracts of a company with the provider, and cancelling them (Specification §2 "kunde/firmendaten/vertragsdaten"). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { paragraphsOf } from "../../text/text-fields.ts";
import type { Day } from "../../time/berlin-time.ts";
import type { ContractStatus } from "./term.ts";

export const PRICE_INTERVALS = ["month", "quarter", "year", "once"] as const;
export type PriceInterval = (typeof PRICE_INTERVALS)[number];

/** Ordinary: in due time, to the end of the term. Extraordinary: for an important reason, which the provider reviews. */
export const CANCELLATION_KINDS = ["ordinary", "extraordinary"] as const;
export type CancellationKind = (typeof CANCELLATION_KINDS)[number];

export const CANCELLATION_REASON_CHARACTERS = 2000;
/** Years after a contract's end for which it is kept (tax law: invoices refer to it). */
export const CONTRACT_YEARS = 10;
/** Contracts that the page shows, the newest first. Hardly a company has so many. */
export const MOST_CONTRACTS_LISTED = 500;

export type Cancellation = {
  kind: CancellationKind;
  /** The contract's last day; null while the provider reviews an extraordinary one. */
  endsOn: Day | null;
  /** ISO instant at which it arrived at the provider. */
  declaredAt: string;
  /** Name of the person; "" if unknown. */
  declaredBy: string;
  /** Number of the service case; null if that is deleted. */
  caseId: number | null;
};

export type Contract = {
  id: number;
  /** The number that people know. */
  number: string;
  /** Product code. */
  code: string;
  startedOn: Day;
  termMonths: number;
  /** 0: the contract ends by itself. */
  renewalMonths: number;
  noticeMonths: number;
  priceCents: number;
  priceInterval: PriceInterval;
  /** Follows from the days by `contractStatus`. */
  status: ContractStatus;
  cancellation: Cancellation | null;
};

export const getContracts = endpoint<{ contracts: Contract[] }>()({
  name: "getContracts",
  method: "GET",
  path: "/api/customer/contracts",
});

/** The contracts as CSV. A plain GET, so a link is enough. */
export const getContractsCsv = endpoint<unknown>()({
  name: "getContractsCsv",
  method: "GET",
  path: "/api/customer/contracts.csv",
});

/**
 * Cancels a contract. `endsOn` is the day that the page showed, so that nobody cancels to another day than they read;
 * null for an extraordinary cancellation.
 */
export const cancelContract = endpoint<{ contracts: Contract[] }>()({
  name: "cancelContract",
  method: "POST",
  path: "/api/customer/contracts/cancel",
  body: z
    .object({
      id: idNumber,
      kind: z.enum(CANCELLATION_KINDS, "Bitte wählen Sie aus, wie Sie kündigen."),
      endsOn: z.nullable(z.iso.date("Bitte laden Sie die Seite neu.")),
      reason: z._default(paragraphsOf(CANCELLATION_REASON_CHARACTERS), ""),
    })
    .check(
      z.refine(({ kind, reason }) => kind === "ordinary" || reason !== "", {
        path: ["reason"],
        error: "Bitte schreiben Sie, aus welchem Grund Sie kündigen.",
      }),
      z.refine(({ kind, endsOn }) => kind === "extraordinary" || endsOn !== null, {
        path: ["endsOn"],
        error: "Bitte laden Sie die Seite neu.",
      }),
    ),
  errors: [
    "contracts.not_found",
    "contracts.already_cancelled",
    "contracts.already_ended",
    "contracts.end_changed",
    "request.throttled",
  ],
});

/** Takes a cancellation back, as long as the contract runs and the provider has not confirmed its end. */
export const withdrawCancellation = endpoint<{ contracts: Contract[] }>()({
  name: "withdrawCancellation",
  method: "POST",
  path: "/api/customer/contracts/withdraw",
  body: z.object({ id: idNumber }),
  errors: ["contracts.not_found", "contracts.not_cancelled", "contracts.already_ended", "request.throttled"],
});
