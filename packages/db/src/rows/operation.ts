/** Progress of imports, sweeps, and the audit log. */
import type { Generated } from "kysely";
import type { Json, Timestamp } from "./columns.ts";

/** `files`: for each file of an import, how much of it is written, and the hash of these bytes. */
type ImportRunTable = {
  files_key: string;
  files: Json<{ bytes: number; lines: number; sha256: string }[]>;
  counts: Json<Record<string, Record<string, number>>>;
  rejected_bytes: number;
  started_at: Timestamp;
  updated_at: Timestamp;
};

type AuditLogTable = {
  id: Generated<number>;
  at: Timestamp;
  action: string;
  outcome: "done" | "refused";
  actor_user_id: number | null;
  agent_user_id: number | null;
  company_id: number | null;
  details: Json<Record<string, unknown>>;
};

type SweepTable = {
  name: string;
  due_at: Timestamp;
  owner: string | null;
  lease_until: Timestamp | null;
  started_at: Timestamp | null;
  succeeded_at: Timestamp | null;
  last_rows: number | null;
  failed_at: Timestamp | null;
  error: string | null;
  failures: number;
};

export type OperationTables = {
  import_runs: ImportRunTable;
  sweeps: SweepTable;
  audit_log: AuditLogTable;
};
