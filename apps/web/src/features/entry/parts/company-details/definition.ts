import { companyDetailsBody } from "@portal/contract/entry/save/bodies";
import { updateEntryCompanyDetailsData } from "@portal/contract/entry/save/calls";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { plainPart } from "../../form-engine/plain-part.ts";
import { filledLines } from "./lines.ts";

/** Legal form, people, languages, register: what customers want to know before they sign. */
export const companyDetails = plainPart({
  part: "companyDetailsData",
  body: companyDetailsBody,
  send: (body) => apiCall(updateEntryCompanyDetailsData, { body }),
  tidied: (draft) => ({
    ...draft,
    directors: filledLines(draft.directors),
    certificates: filledLines(draft.certificates),
  }),
});
