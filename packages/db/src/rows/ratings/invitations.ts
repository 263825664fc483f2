/** Invitations to rate, people who want none, and ratings given on the public page. */
import type { InvitationBasis } from "@portal/contract/ratings/invitations/calls";
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

type RatingInvitationTable = {
  id: Generated<number>;
  company_id: number;
  /** "" after its time. */
  email: string;
  address_hash: Buffer;
  name: string;
  basis: InvitationBasis;
  basis_on: string;
  noted_by_user_id: number | null;
  is_noted_by_support: Generated<boolean>;
  brand: string;
  token_hash: Buffer;
  state: "sent" | "rated" | "opted_out";
  sent_at: Timestamp;
  reminded_at: Timestamp | null;
  ended_at: Timestamp | null;
};

type RatingSubmissionTable = {
  id: Generated<number>;
  company_id: number;
  invitation_id: number | null;
  stars: number;
  title: string;
  body: string;
  author_name: string;
  email: string;
  brand: string;
  token_hash: Buffer;
  state: "waiting" | "published" | "withdrawn";
  submitted_at: Timestamp;
  changed_at: Timestamp;
};

export type RatingInvitationTables = {
  rating_invitations: RatingInvitationTable;
  invitation_opt_outs: { address_hash: Buffer; opted_out_on: string };
  invitation_keys: { id: number; sealed_key: string };
  rating_submissions: RatingSubmissionTable;
};
