/** The fields in which an import's proposal and the entry differ now, and what deciding a field does. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { EntryDifference, EntryDifferenceField } from "@portal/contract/entry/differences/calls";
import { type EntryPart, PARTS } from "@portal/contract/entry/parts";
import type { ProposalRow } from "./repository.ts";
import { changedFields } from "../history/changes.ts";
import { differenceOf, type EntryRow, versionColumnOf } from "../columns.ts";

/** A hash of the proposed values: importing the same values again makes the same proposal. */
export const proposalName = ({ proposed }: Pick<ProposalRow, "proposed">): string =>
  createHash("sha256").update(JSON.stringify(proposed)).digest("hex").slice(0, 32);

/** The fields in which entry and proposal differ, named as in the history. */
export function differingFields(part: EntryPart, entry: EntryRow, { proposed }: Pick<ProposalRow, "proposed">) {
  const difference = differenceOf(part, entry, proposed);
  if (difference === null) return [];
  return changedFields(difference).map(({ field, before, after }): EntryDifferenceField => ({
    field,
    current: before,
    proposed: after,
  }));
}

const isRefused = ({ refused }: ProposalRow, { field, proposed }: EntryDifferenceField): boolean =>
  field in refused && isDeepStrictEqual(refused[field], proposed);

/** The difference of a part, or null if nothing differs. */
export function toEntryDifference(entry: EntryRow, proposal: ProposalRow): EntryDifference | null {
  const { part } = proposal;
  const differing = differingFields(part, entry, proposal);
  if (differing.length === 0) return null;
  return {
    part,
    version: entry[versionColumnOf(part)],
    proposal: proposalName(proposal),
    proposedAt: proposal.proposed_at.toISOString(),
    fields: differing.filter((one) => !isRefused(proposal, one)),
    refused: differing.filter((one) => isRefused(proposal, one)),
  };
}

/** False for rows of parts that the product no longer has. */
export const isKnownPart = ({ part }: { part: string }): boolean => part in PARTS;
