import { logoOf } from "@portal/contract/entry/entry";
import type { TemporaryFile } from "@portal/contract/entry/files/calls";
import { logoAndSloganFields } from "@portal/contract/entry/rules/logo-and-slogan";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy, type PartDefinition } from "../../form-engine/part-definition.ts";
import type { Crop } from "./logo/crop.ts";

const rules = saveBody(logoAndSloganFields);

/** The stored logo, no logo, or an upload that waits for the save. */
export type LogoDraft =
  | { readonly kind: "stored"; readonly url: string }
  | { readonly kind: "none"; readonly removes: boolean }
  | { readonly kind: "upload"; readonly file: TemporaryFile; readonly crop: Crop | null };

export type LogoAndSloganDraft = { readonly slogan: string; readonly logo: LogoDraft; readonly logoAlt: string };

const wireLogo = (logo: LogoDraft): string | null => {
  if (logo.kind === "upload") return logo.file.marker;
  return logo.kind === "none" && logo.removes ? null : "keep";
};

const shownUrl = (logo: LogoDraft): string | null => {
  if (logo.kind === "upload") return logo.file.url;
  return logo.kind === "stored" ? logo.url : null;
};

/** Logo, its description, and the slogan. */
export const logoAndSlogan: PartDefinition<LogoAndSloganDraft> = {
  part: "logoAndSlogan",
  draftOf: (entry) => {
    const stored = logoOf(entry);
    return {
      slogan: entry.slogan,
      logo: stored ? { kind: "stored", url: stored.Url } : { kind: "none", removes: false },
      logoAlt: stored?.alt ?? "",
    };
  },
  check: ({ slogan, logo, logoAlt }) => {
    const crop = logo.kind === "upload" && logo.crop ? { crop: logo.crop } : {};
    const fields = { slogan, logo: wireLogo(logo), logoAlt, ...crop };
    return checkedBy("logoAndSlogan", rules, fields);
  },
  fieldsOf: ({ slogan, logo, logoAlt }) => ({ slogan, logo: shownUrl(logo), logoAlt }),
  withFields: (draft, fields) => {
    const { logo, ...words } = fields as { logo?: string | null; slogan?: string; logoAlt?: string };
    const merged = { ...draft, ...words };
    if (logo === undefined || logo === shownUrl(draft.logo)) return merged;
    return { ...merged, logo: logo === null ? { kind: "none", removes: true } : { kind: "stored", url: logo } };
  },
};
