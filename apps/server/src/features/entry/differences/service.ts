/** Lists differences between the entry and the provider's data, and decides them field by field. */
import type { EntrySaved } from "@portal/contract/entry/entry";
import type {
  decideEntryDifferences,
  DifferenceDecision,
  EntryDifference,
} from "@portal/contract/entry/differences/calls";
import { ENTRY_PARTS, type EntryField } from "@portal/contract/entry/parts";
import type * as z from "zod/mini";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { requireAcceptable } from "../save/part-rules.ts";
import { differingFields, isKnownPart, proposalName, toEntryDifference } from "./differences.ts";
import * as differences from "./repository.ts";
import { deleteCopy } from "../directory/directory-copy.ts";
import { columnsWith } from "../history/changes.ts";
import { versionColumnOf } from "../columns.ts";
import { findEntry } from "../repository.ts";
import { savePart } from "../save/save-part.ts";
import { requireKnownTrades } from "../save/known-trades.ts";
import { readPart } from "../wire.ts";

type Decisions = z.output<NonNullable<typeof decideEntryDifferences.body>>;

/** All open and refused differences of a company. Most companies have none, which one statement finds out. */
export async function openDifferences(
  { db }: Pick<Dependencies, "db">,
  scope: AccountScope,
): Promise<{ differences: EntryDifference[]; open: number }> {
  const proposals = (await differences.findProposals(db, scope)).filter(isKnownPart);
  const entry = proposals.length === 0 ? undefined : await findEntry(db, scope);
  if (entry === undefined) return { differences: [], open: 0 };
  const found = proposals
    .flatMap((proposal) => toEntryDifference(entry, proposal) ?? [])
    .toSorted((one, other) => ENTRY_PARTS.indexOf(one.part) - ENTRY_PARTS.indexOf(other.part));
  return { differences: found, open: found.reduce((count, { fields }) => count + fields.length, 0) };
}

/**
 * Saves the accepted fields in one save and stores the refused values, in one transaction.
 * @throws Problem `entry.not_found`, `entry.stale_version`, `entry.difference_changed`, or the part's own code at a
 *   field whose proposed value its rules refuse
 */
export async function decide(
  dependencies: Dependencies,
  scope: AccountScope,
  decisions: Decisions,
): Promise<EntrySaved> {
  const saved = await dependencies.db
    .transaction()
    .execute((db) => decideWithin({ ...dependencies, db }, scope, decisions));
  // Again after the commit: until then another call could have cached the old entry.
  if (saved.changeId !== null) await deleteCopy(dependencies.cache, scope.companyId);
  return saved;
}

async function decideWithin(
  dependencies: Dependencies,
  scope: AccountScope,
  { part, version, proposal: named, decisions }: Decisions,
): Promise<EntrySaved> {
  const { db } = dependencies;
  const entry = await findEntry(db, scope);
  if (entry === undefined) throw new Problem("entry.not_found");
  if (entry[versionColumnOf(part)] !== version) throw new Problem("entry.stale_version");
  const proposal = await differences.lockProposal(db, scope, part);
  if (proposal === undefined || proposalName(proposal) !== named) throw new Problem("entry.difference_changed");
  const values = new Map(differingFields(part, entry, proposal).map(({ field, proposed }) => [field, proposed]));
  if (decisions.some(({ field }) => !values.has(field))) throw new Problem("entry.difference_changed");

  const decided = (as: DifferenceDecision): EntryField[] =>
    decisions.flatMap(({ field, decision }) => (decision === as ? [field] : []));
  const refused = Object.fromEntries([
    ...Object.entries(proposal.refused).filter(([name]) => !decisions.some(({ field }) => field === name)),
    ...decided("refuse").map((field) => [field, values.get(field)]),
  ]);
  await differences.saveRefused(db, scope, part, refused);

  const accepted = decided("accept");
  if (accepted.length === 0) return { version, changeId: null };
  const columns = columnsWith(part, entry, proposal.proposed, accepted);
  requireAcceptable(part, entry, columns, accepted);
  if (part === "tradesData") {
    await requireKnownTrades(db, readPart(part, columns.trades).trades, readPart(part, entry.trades).trades);
  }
  return savePart(dependencies, scope, entry, { part, columns, action: "decideEntryDifferences" });
}
