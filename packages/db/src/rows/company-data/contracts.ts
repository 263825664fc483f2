/** Contracts and their cancellations. */
import type { CancellationKind, PriceInterval } from "@portal/contract/company-data/contracts/calls";
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

export type ContractTable = {
  id: Generated<number>;
  company_id: number;
  external_id: string;
  code: string;
  started_on: string;
  term_months: number;
  renewal_months: number;
  notice_months: number;
  price_cents: number;
  price_interval: PriceInterval;
  ended_on: string | null;
  reported_at: Timestamp;
};

type ContractCancellationTable = {
  id: Generated<number>;
  company_id: number;
  contract_id: number;
  kind: CancellationKind;
  ends_on: string | null;
  reason: string;
  declared_at: Timestamp;
  declared_by_user_id: number | null;
  service_case_id: number | null;
  withdrawn_at: Timestamp | null;
  withdrawn_by_user_id: number | null;
};

export type ContractTables = {
  contracts: ContractTable;
  contract_cancellations: ContractCancellationTable;
};
