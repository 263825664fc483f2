/** What GDPR article 15 (1) asks for beside the data: purposes, recipients, retention, rights, supervisory authority. */
import type { Brand } from "@portal/contract/brands/brand";
import { OWN_DATA_PROCESSING } from "@portal/contract/law/own-data-processing";
import { processingOf, RIGHTS } from "@portal/contract/law/processing";
import { keptWords } from "@portal/contract/law/retention";
import { OWN_DATA_KIND_NAMES, OWN_DATA_KINDS } from "@portal/contract/user-area/own-data";

type WithLaw = Pick<Brand, "imprint" | "contactDetails" | "law">;

/** By list of `daten.json`. */
export const aboutOf = (brand: WithLaw) => ({
  controller: [brand.imprint.company, ...brand.imprint.address, brand.contactDetails.serviceMail].join(", "),
  data_protection_officer: [
    brand.law.dataProtectionOfficer.name,
    ...brand.law.dataProtectionOfficer.address,
    brand.law.dataProtectionOfficer.mail,
  ].join(", "),
  supervisory_authority: [brand.law.supervisoryAuthority.name, ...brand.law.supervisoryAuthority.address].join(", "),
  rights: RIGHTS.map(({ title, text }) => `${title}: ${text}`),
  lists: {
    profile: { name: "Ihr Zugang", ...purposeOf("registration"), kept: keptWords("profile") },
    ...Object.fromEntries(
      OWN_DATA_KIND_NAMES.map((kind) => {
        const { processing, kept } = OWN_DATA_PROCESSING[kind];
        return [kind, { name: OWN_DATA_KINDS[kind].many, ...purposeOf(processing), kept: keptWords(kept) }];
      }),
    ),
  },
});

function purposeOf(key: Parameters<typeof processingOf>[0]) {
  const { purpose, basis, recipients } = processingOf(key);
  return { purpose, basis, recipients };
}

/** The same for people who open no JSON. */
export function readmeOf(brand: WithLaw): string {
  const {
    controller,
    data_protection_officer: officer,
    supervisory_authority: authority,
    rights,
    lists,
  } = aboutOf(brand);
  const paragraphs = Object.entries(lists).map(
    ([list, { name, purpose, basis, recipients, kept }]) =>
      `${list}: ${name}\n  Wozu: ${purpose}\n  Grundlage: ${basis}\n  Wer sie bekommt: ${recipients}\n  Wie lange: ${kept}`,
  );
  return [
    "daten.json enthält alles, was wir über Sie gespeichert haben.",
    "Nicht enthalten sind Passwörter, Codes und Schlüssel: Wir speichern sie so, dass niemand sie lesen kann. Was zu einer Firma gehört, steht in deren Bereich.",
    `Verantwortlich: ${controller}`,
    `Datenschutzbeauftragte Person: ${officer}`,
    `Aufsichtsbehörde, bei der Sie sich beschweren können: ${authority}`,
    `Ihre Rechte:\n${rights.map((right) => `- ${right}`).join("\n")}`,
    "Die Listen darin:",
    ...paragraphs,
    "",
  ].join("\n\n");
}
