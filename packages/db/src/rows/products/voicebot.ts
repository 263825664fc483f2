/** The voicebot: its settings and calls. */
import type { AnsweringHours } from "@portal/contract/opening-hours/answering-hours";
import type { BotOutcome, SpokenLine } from "@portal/contract/voicebot/calls";
import type { BotAnswer, BotTask } from "@portal/contract/voicebot/settings";
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../columns.ts";

type VoicebotSettingsTable = {
  company_id: number;
  greeting: string;
  forward_to: string;
  hours: Json<AnsweringHours>;
  tasks: BotTask[];
  answers: BotAnswer[];
  asks_to_record: boolean;
  absence_from: string | null;
  absence_to: string | null;
  version: number;
  changed_at: Timestamp;
};

export type VoicebotCallTable = {
  id: Generated<number>;
  company_id: number;
  external_id: string;
  called_at: Timestamp;
  seconds: number;
  caller_name: string;
  phone: string;
  summary: string;
  transcript: Json<SpokenLine[]>;
  outcome: BotOutcome;
  reported_at: Timestamp;
  done_at: Timestamp | null;
  recording: string | null;
  recording_type: string | null;
  consent_at: Timestamp | null;
  delete_on: string | null;
};

export type VoicebotTables = { voicebot_settings: VoicebotSettingsTable; voicebot_calls: VoicebotCallTable };
