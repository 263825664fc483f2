/** Invitations as CSV for German spreadsheets. */
import {
  type Invitation,
  INVITATION_BASIS_LABELS,
  INVITATION_STATE_LABELS,
} from "@portal/contract/ratings/invitations/calls";
import { germanDay, germanInstant } from "@portal/contract/text/formats";
import { germanCsv } from "../../../platform/csv/german-csv.ts";

const instant = (at: string | null): string => (at === null ? "" : germanInstant(at));

export const invitationsCsv = (invitations: readonly Invitation[]): string =>
  germanCsv([
    ["E-Mail", "Name", "Grundlage", "vom", "Angegeben von", "Stand", "Eingeladen", "Erinnert", "Beendet"],
    ...invitations.map((one) => [
      one.email,
      one.name,
      INVITATION_BASIS_LABELS[one.basis],
      germanDay(one.basisOn),
      one.notedBy,
      INVITATION_STATE_LABELS[one.state],
      instant(one.sentAt),
      instant(one.remindedAt),
      instant(one.endedAt),
    ]),
  ]);
