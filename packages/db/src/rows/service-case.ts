/** Service cases of companies. */
import type { Generated } from "kysely";
import type { Timestamp } from "./columns.ts";

type ServiceCaseTable = {
  id: Generated<number>;
  company_id: number;
  type: "entry" | "invoice" | "contract" | "product" | "technical" | "other";
  subject: string;
  reference: Generated<string>;
  wants_call: Generated<boolean>;
  phone: Generated<string>;
  state: Generated<"open" | "in_progress" | "waiting" | "solved" | "closed" | "withdrawn">;
  brand: string;
  request_key: string;
  created_by_user_id: number | null;
  agent_user_id: number | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  ended_at: Timestamp | null;
};

type ServiceCaseEventTable = {
  id: Generated<number>;
  case_id: number;
  kind: "create" | "message" | "take" | "answer" | "ask" | "solve" | "close" | "withdraw" | "reopen";
  author: "company" | "support" | "provider";
  user_id: number | null;
  text: Generated<string>;
  request_key: string | null;
  at: Timestamp;
};

export type ServiceCaseTables = {
  service_cases: ServiceCaseTable;
  service_case_events: ServiceCaseEventTable;
};
