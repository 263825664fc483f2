/** Imprint (§ 5 DDG), privacy page, and what reaches others before anybody consented (§ 25 TDDDG). */
import { type Finding, finding, findingAbout } from "../finding.ts";
import type { ImprintDetail } from "../page/imprint.ts";
import { isTrackingCookie, thirdPartyOf } from "../services.ts";
import type { Visit } from "../visit.ts";

const DETAILS: Readonly<Record<ImprintDetail, string>> = {
  name: "vollständiger Name",
  legalForm: "Rechtsform",
  address: "Anschrift mit Postleitzahl und Ort",
  email: "E-Mail-Adresse",
  phone: "Telefonnummer oder ein anderer schneller Weg zu Ihnen",
  representative: "wer die Firma vertritt",
  register: "Register und Registernummer",
  vatId: "Umsatzsteuer-Identifikationsnummer",
  businessId: "Wirtschafts-Identifikationsnummer",
  authority: "Aufsichtsbehörde",
  chamber: "zuständige Kammer",
  title: "Berufsbezeichnung und Staat, der sie verliehen hat",
  rules: "berufsrechtliche Regelungen und wo sie stehen",
};

/** What only the page's scripts could show is not missed. */
export function legalFindings({ imprint, privacy, page }: Visit): Finding[] {
  return [
    ...(imprint.found === "no" && page?.imprintByScript === true ? [] : imprintFindings(imprint)),
    ...(privacy.found === "no" && page?.privacyByScript === true ? [] : privacyPage(privacy)),
  ];
}

function imprintFindings(imprint: Visit["imprint"]): Finding[] {
  if (imprint.found === "no") return finding("legal.no_imprint");
  if (imprint.found === "broken") return finding("legal.imprint_broken", [imprint.url]);
  return findingAbout(
    "legal.imprint_incomplete",
    imprint.facts.missing.map((detail) => DETAILS[detail]),
  );
}

function privacyPage(privacy: Visit["privacy"]): Finding[] {
  if (privacy.found === "no") return finding("legal.no_privacy");
  return privacy.found === "broken" ? finding("legal.privacy_broken", [privacy.url]) : [];
}

export function consentFindings({ answer, page, resources }: Visit): Finding[] {
  if (answer === null || page === null) return [];
  const asked = page.resources
    // A consent tool that blocks by itself holds scripts and frames back; what the mark-up says of them is no proof.
    .filter(({ kind }) => !page.heldBack || kind === "style" || kind === "font")
    .flatMap(({ url }) => thirdPartyOf(url, answer.url) ?? []);
  const cookies = [...answer.cookies, ...resources.flatMap((resource) => resource.cookies)].filter(isTrackingCookie);
  return [...findingAbout("privacy.third_parties", [...new Set(asked)]), ...findingAbout("privacy.cookies", cookies)];
}
