import {
  CANCELLATION_KINDS,
  cancelContract,
  getContracts,
  getContractsCsv,
  PRICE_INTERVALS,
  withdrawCancellation,
} from "@portal/contract/company-data/contracts/calls";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { CONTRACTS } from "../../../platform/rate-limits/quotas.ts";

const answers = {
  200: z.object({
    contracts: z.array(
      z.object({
        id: z.number(),
        number: z.string(),
        code: z.string(),
        startedOn: z.string(),
        termMonths: z.number(),
        renewalMonths: z.number(),
        noticeMonths: z.number(),
        priceCents: z.number(),
        priceInterval: z.enum(PRICE_INTERVALS),
        status: z.object({
          state: z.enum(["starting", "running", "ending", "ended"]),
          termEndsOn: z.string(),
          endsOn: z.string(),
          cancelBy: z.nullable(z.string()),
        }),
        cancellation: z.nullable(
          z.object({
            kind: z.enum(CANCELLATION_KINDS),
            endsOn: z.nullable(z.string()),
            declaredAt: z.string(),
            declaredBy: z.string(),
            caseId: z.nullable(z.number()),
          }),
        ),
      }),
    ),
  }),
};

/** Prices are for people who may edit; customer care sees them too (ADR 129). */
export const serveGetContracts = serve(getContracts, { access: accountAccess("write"), agent: true, answers });
export const serveGetContractsCsv = serve(getContractsCsv, {
  access: accountAccess("write"),
  agent: true,
  answers: { 200: new FileAnswer("text/csv") },
});
/** A declaration of the company: an owner makes it, never customer care. 2,000 characters can be four bytes each. */
const declares = { access: accountAccess("owner"), answers, quota: CONTRACTS, bodyLimitBytes: 10_000 };
export const serveCancelContract = serve(cancelContract, declares);
export const serveWithdrawCancellation = serve(withdrawCancellation, declares);
