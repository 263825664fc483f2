/** Summaries by mail. */
import type { Timestamp } from "./columns.ts";

type DigestSubscriptionTable = {
  user_id: number;
  company_id: number;
  rhythm: "weekly" | "monthly";
  chosen_at: Timestamp;
  stopped_at: Timestamp | null;
  handled_for: string;
};

export type DigestTables = { digest_subscriptions: DigestSubscriptionTable };
