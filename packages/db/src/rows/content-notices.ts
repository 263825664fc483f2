/** Notices of illegal content, and their steps. */
import type {
  NoticeDecisionGround,
  NoticeGround,
  NoticeOutcome,
  NoticeTarget,
} from "@portal/contract/ugc/notices/grounds";
import type { NoticeAction, NoticeSide, NoticeState } from "@portal/contract/ugc/notices/states";
import type { Generated } from "kysely";
import type { Timestamp } from "./columns.ts";

type ContentNoticeTable = {
  id: Generated<number>;
  company_id: number;
  target: NoticeTarget;
  rating_id: number | null;
  picture_url: Generated<string>;
  shown: string;
  ground: NoticeGround;
  text: string;
  name: Generated<string>;
  email: Generated<string>;
  user_id: number | null;
  brand: string;
  state: NoticeState;
  outcome: NoticeOutcome | null;
  decision_ground: NoticeDecisionGround | null;
  reasons: Generated<string>;
  notifier_hash: Buffer | null;
  concerned_hash: Buffer | null;
  received_at: Timestamp;
  decided_at: Timestamp | null;
  closed_at: Timestamp | null;
};

type ContentNoticeStepTable = {
  id: Generated<number>;
  notice_id: number;
  action: NoticeAction;
  side: NoticeSide | "provider";
  outcome: NoticeOutcome | null;
  text: Generated<string>;
  at: Timestamp;
};

export type ContentNoticeTables = {
  content_notices: ContentNoticeTable;
  content_notice_steps: ContentNoticeStepTable;
};
