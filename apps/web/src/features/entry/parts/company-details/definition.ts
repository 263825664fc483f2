import { companyDetailsFields } from "@portal/contract/entry/rules/company-details";
import { plainPart } from "../../form-engine/plain-part.ts";
import { filledLines } from "./lines.ts";

/** Legal form, directors, languages and register, which customers check before they sign a contract. */
export const companyDetails = plainPart("companyDetailsData", companyDetailsFields, (draft) => ({
  ...draft,
  directors: filledLines(draft.directors),
  certificates: filledLines(draft.certificates),
}));
