/** Views in the directory for business customers. */
import type { Json, Timestamp } from "../columns.ts";

/** What is known of the companies behind some views; null where it is not known. */
export type B2bOrigin = { state: string | null; industry: string | null; views: number };

type B2bDayTable = {
  company_id: number;
  day: string;
  views: number;
  phone: number;
  computer: number;
  tablet: number;
  origins: Json<B2bOrigin[]>;
  counted_at: Timestamp;
};

export type B2bTables = { b2b_days: B2bDayTable };
