/** Applies a part's form rules to the result of accepting a proposal or undoing a change. */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import type { EntryField, EntryPart } from "@portal/contract/entry/parts";
import { SAVE_BODIES } from "@portal/contract/entry/save/bodies";
import { PROBLEMS, type ProblemCode } from "@portal/contract/http/problems";
import { Problem } from "../../../platform/problem.ts";
import { type Columns, type EntryRow, isJsonPart } from "../columns.ts";
import { toSalesForceEntry } from "../wire.ts";

const filesOf = (items: readonly { Url: string }[]) => items.map(({ Url, ...item }) => ({ ...item, file: Url }));

/** The part as its form would send it. Its files belong to the entry or to the proposal; both are stored. */
function fieldsOf(part: EntryPart, entry: SalesForceEntry): object {
  const { documents, media, openingHours, slogan, media_owner: owned } = entry;
  if (part === "documents") return { documents: filesOf(documents.documents) };
  if (part === "media") return { photos: filesOf(media.photos) };
  if (isJsonPart(part)) return entry[part];
  if (part === "openingHours") return { openingHours };
  if (part === "logoAndSlogan") {
    return { slogan, logo: "keep", logoAlt: owned.find(({ Type__c }) => Type__c === "LOGO")?.alt ?? "" };
  }
  return entry;
}

type Issue = { path: PropertyKey[]; message: string; params?: { code?: ProblemCode } };

/** Violations of the part's form rules in a stored row. */
export const issuesOf = (part: EntryPart, row: EntryRow): Issue[] => {
  const entry = toSalesForceEntry({ ...row, display_name: "" });
  const result = SAVE_BODIES[part].safeParse({ ...fieldsOf(part, entry), version: 1 });
  return result.success ? [] : result.error.issues;
};

/**
 * Refuses new violations. A violation that the entry already had in an unchanged field does not block this decision.
 * @throws Problem `request.invalid`, or the rule's own code, at the field
 */
export function requireAcceptable(
  part: EntryPart,
  entry: EntryRow,
  columns: Columns,
  accepted: readonly EntryField[],
): void {
  const key = ({ path, message }: Issue): string => JSON.stringify([path, message]);
  const before = new Set(issuesOf(part, entry).map(key));
  const isNew = (issue: Issue): boolean =>
    accepted.includes(String(issue.path[0]) as EntryField) || !before.has(key(issue));
  const issue = issuesOf(part, { ...entry, ...columns } as EntryRow).find(isNew);
  if (issue === undefined) return;
  const code = issue.params?.code ?? "request.invalid";
  throw new Problem(code in PROBLEMS ? code : "request.invalid", {
    field: issue.path.join("."),
    message: issue.message,
  });
}
