/** The secretarial service: its settings and calls. */
import type { AnsweringHours } from "@portal/contract/opening-hours/answering-hours";
import type { CallOutcome } from "@portal/contract/secretarial/calls";
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../columns.ts";

type SecretarialSettingsTable = {
  company_id: number;
  service_number: string;
  greeting: string;
  forward_to: string;
  hours: Json<AnsweringHours>;
  vacation_from: string | null;
  vacation_to: string | null;
  vacation_note: string;
  version: number;
  changed_at: Timestamp;
};

export type SecretarialCallTable = {
  id: Generated<number>;
  company_id: number;
  external_id: string;
  called_at: Timestamp;
  caller_name: string;
  caller_company: string;
  phone: string;
  concern: string;
  outcome: CallOutcome;
  wants_callback: boolean;
  seconds: number;
  reported_at: Timestamp;
  done_at: Timestamp | null;
  note: string;
};

export type SecretarialTables = {
  secretarial_settings: SecretarialSettingsTable;
  secretarial_calls: SecretarialCallTable;
};
