import { b2bCodexBody } from "@portal/contract/entry/save/bodies";
import { updateB2bCodex } from "@portal/contract/entry/save/calls";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { checkedBy, type PartDefinition } from "../../form-engine/part-definition.ts";

export type B2bCodexDraft = { readonly accepted: boolean; readonly signatory: string };

/** A name without a signature is nobody's. */
const fieldsOfDraft = (draft: B2bCodexDraft): B2bCodexDraft =>
  draft.accepted ? draft : { accepted: false, signatory: "" };

/** The promise to other businesses. The day it was signed is the server's to say. */
export const b2bCodex: PartDefinition<B2bCodexDraft> = {
  part: "b2bCodex",
  draftOf: ({ b2bCodex: { accepted, signatory } }) => ({ accepted, signatory }),
  check: (draft) => checkedBy(b2bCodexBody, fieldsOfDraft(draft), (body) => apiCall(updateB2bCodex, { body })),
  fieldsOf: fieldsOfDraft,
  withFields: (draft, fields) => ({ ...draft, ...(fields as Partial<B2bCodexDraft>) }),
};
