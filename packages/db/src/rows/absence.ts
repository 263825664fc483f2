/** Absences that were applied in several places together. */
import type { AbsenceTarget } from "@portal/contract/absence/calls";
import type { Generated } from "kysely";
import type { Timestamp } from "./columns.ts";

type AbsenceTable = {
  id: Generated<number>;
  company_id: number;
  first_day: string;
  last_day: string;
  label: string;
  targets: AbsenceTarget[];
  applied_at: Timestamp;
};

export type AbsenceTables = { absences: AbsenceTable };
