import { aboutUsFields } from "@portal/contract/entry/rules/about-us";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy, type PartDefinition } from "../../form-engine/part-definition.ts";
import { allSpecialties, type SpecialtiesDraft } from "./specialties.ts";

const rules = saveBody(aboutUsFields);

export type AboutUsDraft = {
  readonly text: string;
  readonly foundingYear: string;
  readonly specialties: SpecialtiesDraft;
};

/** As the history and the wire have them. */
type AboutUsFields = {
  readonly text: string;
  readonly foundingYear: number | string | null;
  readonly specialties: readonly string[];
};

/** The number that was typed; a text that is none stays one, so that the rule's sentence answers it. */
const yearOf = (text: string): number | string | null => {
  const plain = text.trim();
  if (plain === "") return null;
  return /^\d+$/.test(plain) ? Number(plain) : plain;
};

/** A word that was typed but not added counts as meant. */
const fieldsOfDraft = ({ text, foundingYear, specialties }: AboutUsDraft): AboutUsFields => ({
  text,
  foundingYear: yearOf(foundingYear),
  specialties: allSpecialties(specialties),
});

/** What the company tells of itself. */
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
