/** What keeps people out: small screens, screen readers, pale text. */
import { type Finding, finding, findingAbout } from "../finding.ts";
import type { PageFacts } from "../page/page-facts.ts";

const LOCKED = /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0+)?\s*(?:,|$)/i;

/** The window's width, by its name or by a scale of one, or a phone's width in pixels. */
const FOR_PHONES = /width\s*=\s*(?:device-width|[1-4]\d\d(?!\d))|initial-scale\s*=\s*1(?:\.0*)?\s*(?:[,;]|$)/i;

export function accessFindings(page: PageFacts): Finding[] {
  return [
    ...(FOR_PHONES.test(page.viewport) ? [] : finding("mobile.no_viewport")),
    ...(LOCKED.test(page.viewport) ? finding("access.zoom_locked", [page.viewport]) : []),
    ...(page.language === "" ? finding("access.no_language") : []),
    ...findingAbout("access.images_without_text", page.imagesWithoutText),
    ...findingAbout("access.fields_without_label", page.fieldsWithoutLabel),
    ...findingAbout("access.links_without_name", page.linksWithoutName),
    ...findingAbout("access.pale_text", page.paleTexts),
  ];
}
