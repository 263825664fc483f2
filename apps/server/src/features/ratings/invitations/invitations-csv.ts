/** Invitations as CSV for German spreadsheets. */
import type { Readable } from "node:stream";
import {
  type Invitation,
  INVITATION_BASIS_LABELS,
  INVITATION_STATE_LABELS,
} from "@portal/contract/ratings/invitations/calls";
import { germanDay } from "@portal/contract/text/formats";
import { pagedCsv } from "../../../platform/csv/paged-csv.ts";
import { timeCell } from "../../../platform/csv/time-cell.ts";

const HEADINGS = ["E-Mail", "Name", "Grundlage", "vom", "Angegeben von", "Stand", "Eingeladen", "Erinnert", "Beendet"];

const rowOf = (one: Invitation): string[] => [
  one.email,
  one.name,
  INVITATION_BASIS_LABELS[one.basis],
  germanDay(one.basisOn),
  one.notedBy,
  INVITATION_STATE_LABELS[one.state],
  timeCell(one.sentAt),
  timeCell(one.remindedAt),
  timeCell(one.endedAt),
];

type PageFrom = (page: { offset: number; limit: number }) => Promise<Invitation[]>;

export const invitationsCsv = (pageFrom: PageFrom): Promise<Readable> =>
  pagedCsv({ headings: HEADINGS, rowOf, pageFrom });
