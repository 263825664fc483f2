/** The rules of a part, held against what accepting a proposal or an undo would make of it. */
import {
  aboutUsBody,
  b2bCodexBody,
  companyDataBody,
  companyDetailsBody,
  customerCardsBody,
  documentsBody,
  logoAndSloganBody,
  mediaBody,
  onlinePresenceBody,
  openingHoursBody,
  paymentsBody,
  productFeaturesBody,
  searchKeywordsBody,
  serviceAreaBody,
  serviceFeaturesBody,
  tradesBody,
} from "@portal/contract/entry/save/bodies";
import type { EntryDetails } from "@portal/contract/entry/details";
import type { EntryField, EntryPart } from "@portal/contract/entry/part-labels";
import { PROBLEMS, type ProblemCode } from "@portal/contract/http/problems";
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import type * as z from "zod/mini";
import { Problem } from "../../platform/problem.ts";
import type { Columns, EntryRow } from "./parts.ts";
import { toSalesForceEntry } from "./wire.ts";

const BODIES: Record<EntryPart, z.ZodMiniType> = {
  companyData: companyDataBody,
  openingHours: openingHoursBody,
  logoAndSlogan: logoAndSloganBody,
  aboutUs: aboutUsBody,
  companyDetailsData: companyDetailsBody,
  payments: paymentsBody,
  customerCards: customerCardsBody,
  onlinePresence: onlinePresenceBody,
  tradesData: tradesBody,
  searchKeywordsData: searchKeywordsBody,
  serviceFeaturesData: serviceFeaturesBody,
  productFeaturesData: productFeaturesBody,
  serviceAreaData: serviceAreaBody,
  documents: documentsBody,
  media: mediaBody,
  b2bCodex: b2bCodexBody,
};

const filesOf = (items: readonly { Url: string }[]) => items.map(({ Url, ...item }) => ({ ...item, file: Url }));

/** The part as its form would send it. Files are the entry's own or those of the proposal: both lie in the store. */
function bodyOf(part: EntryPart, entry: SalesForceEntry): object {
  const { documents, media, openingHours, aboutUs, slogan, media_owner: owned } = entry;
  if (part === "openingHours") return { openingHours };
  if (part === "aboutUs") return aboutUs;
  if (part === "companyData") return entry;
  if (part === "documents") return { documents: filesOf(documents.documents) };
  if (part === "media") return { photos: filesOf(media.photos) };
  if (part === "logoAndSlogan") {
    return { slogan, logo: "keep", logoAlt: owned.find(({ Type__c }) => Type__c === "LOGO")?.alt ?? "" };
  }
  return entry[part satisfies keyof EntryDetails];
}

type Issue = { path: PropertyKey[]; message: string; params?: { code?: ProblemCode } };

/** What the part as it would be stored breaks of its form's rules. */
export const issuesOf = (part: EntryPart, row: EntryRow): Issue[] => {
  const entry = toSalesForceEntry({ ...row, display_name: "" });
  const result = BODIES[part].safeParse({ ...bodyOf(part, entry), version: 1 });
  return result.success ? [] : result.error.issues;
};

/**
 * What the entry breaks already in fields that stay is not this decision's fault; anything else is.
 * @throws Problem `request.invalid`, or the rule's own code, at the field.
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
