import { aboutUsFields } from "@portal/contract/entry/rules/about-us";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy, type PartDefinition } from "../../form-engine/part-definition.ts";
import { allWords, type WordsDraft } from "../../word-list/add-words.ts";

const rules = saveBody(aboutUsFields);

export type AboutUsDraft = {
  readonly text: string;
  readonly foundingYear: string;
  readonly specialties: WordsDraft;
};

/** The fields as history and calls name them. */
type AboutUsFields = {
  readonly text: string;
  readonly foundingYear: number | string | null;
  readonly specialties: readonly string[];
};

/** The typed number. A text that is no number stays a text, so that the contract's rule reports it. */
const yearOf = (text: string): number | string | null => {
  const plain = text.trim();
  if (plain === "") return null;
  return /^\d+$/.test(plain) ? Number(plain) : plain;
};

/** A specialty that was typed but not added is saved, too. */
const fieldsOfDraft = ({ text, foundingYear, specialties }: AboutUsDraft): AboutUsFields => ({
  text,
  foundingYear: yearOf(foundingYear),
  specialties: allWords(specialties),
});

/** What the company says about itself. */
export const aboutUs: PartDefinition<AboutUsDraft> = {
  part: "aboutUs",
  draftOf: ({ aboutUs: stored }) => ({
    text: stored.text,
    foundingYear: stored.foundingYear === null ? "" : String(stored.foundingYear),
    specialties: { chosen: stored.specialties, typed: "" },
  }),
  check: (draft) => checkedBy("aboutUs", rules, fieldsOfDraft(draft)),
  fieldsOf: fieldsOfDraft,
  withFields: (draft, fields) => {
    const merged: AboutUsFields = { ...fieldsOfDraft(draft), ...(fields as Partial<AboutUsFields>) };
    return {
      text: merged.text,
      foundingYear: String(merged.foundingYear ?? ""),
      specialties: { chosen: merged.specialties, typed: "" },
    };
  },
};
