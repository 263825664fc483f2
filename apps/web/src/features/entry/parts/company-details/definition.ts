import { companyDetailsFields } from "@portal/contract/entry/rules/company-details";
import { plainPart } from "../../form-engine/plain-part.ts";
import { filledLines } from "./lines.ts";

/** Legal form, people, languages, register: what customers want to know before they sign. */
export const companyDetails = plainPart("companyDetailsData", companyDetailsFields, (draft) => ({
  ...draft,
  directors: filledLines(draft.directors),
  certificates: filledLines(draft.certificates),
}));
