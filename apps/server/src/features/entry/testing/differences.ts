/** A person with differences to decide, as the tests make them. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import {
  decideEntryDifferences,
  type DifferenceDecision,
  type EntryDifference,
  getEntryDifferences,
} from "@portal/contract/entry/differences/calls";
import { getEntryHistory, undoEntryChange } from "@portal/contract/entry/history/calls";
import type { EntryField, EntryPart } from "@portal/contract/entry/parts";
import { anImportDifference } from "@portal/db/factories/import-differences";
import type { TestApp } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

export type Decisions = Partial<Record<EntryField, DifferenceDecision>>;

/** Signs a person in with a company, and fills that in for the calls. */
export async function someone(t: TestApp, right: "owner" | "editor" | "read" = "owner") {
  const { client, userId, company } = await t.logInMember({ right });
  const accountId = company.id;
  return { client, userId, accountId, ...differenceCalls(t, client, accountId) };
}

export const differenceCalls = (t: TestApp, client: TestClient, accountId: number) => ({
  proposes: (part: EntryPart, proposed: object) =>
    anImportDifference(t.db, { company_id: accountId, part, proposed: { ...proposed } }),
  entry: async () => (await client.call(getSalesForceEntry, { accountId })).body.entry,
  differences: async () => (await client.call(getEntryDifferences, { accountId })).body,
  history: async () => (await client.call(getEntryHistory, { accountId, query: {} })).body.changes,
  undo: (changeId: number | null) =>
    client.call(undoEntryChange, { accountId, body: { changeId: changeId as number } }),
  decide: (difference: EntryDifference, decisions: Decisions, changed: Partial<EntryDifference> = {}) => {
    const { part, version, proposal } = { ...difference, ...changed };
    const list = Object.entries(decisions).map(([field, decision]) => ({ field: field as EntryField, decision }));
    return client.call(decideEntryDifferences, { accountId, body: { part, version, proposal, decisions: list } });
  },
});

/** The one part that differs. */
export function only({ differences }: { differences: EntryDifference[] }): EntryDifference {
  const [difference] = differences;
  if (difference === undefined || differences.length > 1) throw new Error(`${differences.length} parts differ`);
  return difference;
}
