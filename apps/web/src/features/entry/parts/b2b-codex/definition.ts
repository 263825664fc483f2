import { b2bCodexFields, signedByName } from "@portal/contract/entry/rules/b2b-codex";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy, type PartDefinition } from "../../form-engine/part-definition.ts";

const rules = saveBody(b2bCodexFields).check(signedByName);

export type B2bCodexDraft = { readonly accepted: boolean; readonly signatory: string };

/** Without a signature the name is not sent. */
const fieldsOfDraft = (draft: B2bCodexDraft): B2bCodexDraft =>
  draft.accepted ? draft : { accepted: false, signatory: "" };

/** The promise to other businesses. The server sets the day of the signature. */
export const b2bCodex: PartDefinition<B2bCodexDraft> = {
  part: "b2bCodex",
  draftOf: ({ b2bCodex: { accepted, signatory } }) => ({ accepted, signatory }),
  check: (draft) => checkedBy("b2bCodex", rules, fieldsOfDraft(draft)),
  fieldsOf: fieldsOfDraft,
  withFields: (draft, fields) => ({ ...draft, ...(fields as Partial<B2bCodexDraft>) }),
};
