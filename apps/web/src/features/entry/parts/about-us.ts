import { aboutUsBody } from "@portal/contract/entry-bodies";
import { updateEntryAboutUs } from "@portal/contract/entry";
import { apiCall } from "../../../platform/api/api-call.ts";
import { fieldErrorsOf, type PartDefinition } from "./part.ts";

export type AboutUsDraft = {
  readonly text: string;
  readonly foundingYear: string;
  readonly specialties: readonly string[];
};

/** As the history and the wire have them. */
type AboutUsFields = Omit<AboutUsDraft, "foundingYear"> & { readonly foundingYear: number | string | null };

/** The number that was typed; a text that is none stays one, so that the rule's sentence answers it. */
const yearOf = (text: string): number | string | null => {
  const plain = text.trim();
  if (plain === "") return null;
  return /^\d+$/.test(plain) ? Number(plain) : plain;
};

/** What the company tells of itself. */
export const aboutUs: PartDefinition<AboutUsDraft> = {
  part: "aboutUs",
  draftOf: ({ aboutUs: stored }) => ({
    text: stored.text,
    foundingYear: stored.foundingYear === null ? "" : String(stored.foundingYear),
    specialties: stored.specialties,
  }),
  check: ({ text, foundingYear, specialties }) => {
    const checked = aboutUsBody.safeParse({ version: 1, text, foundingYear: yearOf(foundingYear), specialties });
    if (!checked.success) return { ok: false, errors: fieldErrorsOf(checked.error.issues) };
    return { ok: true, send: (version) => apiCall(updateEntryAboutUs, { body: { ...checked.data, version } }) };
  },
  fieldsOf: (draft) => ({ ...draft, foundingYear: yearOf(draft.foundingYear) }),
  withFields: (draft, fields) => {
    const { foundingYear, ...others } = fields as Partial<AboutUsFields>;
    return { ...draft, ...others, ...(foundingYear === undefined ? {} : { foundingYear: String(foundingYear ?? "") }) };
  },
};
