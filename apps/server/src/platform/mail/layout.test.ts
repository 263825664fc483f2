import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { NAUGHTY_STRINGS } from "@portal/db/factories/naughty-strings/read";
import { expect, test } from "vitest";
import { type MailBlock, writeMail } from "./layout.ts";

test.each([
  ["CR LF and a header behind it", "Hallo Anna\r\nBcc: alle@opfer.example", "Hallo Anna Bcc: alle@opfer.example"],
  ["a line feed", "Hallo\nAnna", "Hallo Anna"],
  ["a carriage return", "Hallo\rAnna", "Hallo Anna"],
  ["several breaks at the ends and between", "\n\nHallo\n\r\n\nAnna\r\n", "Hallo Anna"],
  ["a tab and a null character", "Hallo\tAnna\0Petra", "Hallo Anna Petra"],
  ["the next-line character", "Hallo\u0085Anna", "Hallo Anna"],
  ["Unicode's own line and paragraph breaks", "Hallo\u2028Anna\u2029Petra", "Hallo Anna Petra"],
  ["vertical tab and form feed", "Hallo\vAnna\fPetra", "Hallo Anna Petra"],
])("a subject with %s becomes one line, in the mail and in its HTML", (_what, subject, line) => {
  const mail = writeMail({ subject, blocks: ["Text"] }, nahbei);
  expect(mail.subject).toBe(line);
  expect(mail.html).toContain(`<title>${line}</title>`);
});

const HREF = "https://www.nahbei.example/";
const KINDS: Record<string, (text: string) => MailBlock> = {
  paragraph: (text) => text,
  "link's label": (label) => ({ link: { label, href: HREF } }),
  "secondary link's label": (label) => ({ link: { label, href: HREF, quiet: true } }),
  "link's address": (text) => ({ link: { label: "Ansehen", href: `${HREF}?suche=${text}` } }),
  heading: (heading) => ({ heading }),
  item: (text) => ({ items: [{ title: text, detail: text, href: `${HREF}?suche=${text}` }] }),
  code: (code) => ({ code }),
  fact: (text) => ({ facts: [[text, text]] }),
};
/** Tags with the names of their attributes, in order; what stands between them is text. */
const skeletonOf = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-z!][^\s>/]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, tag, attributes = ""]) =>
      `${tag} ${[...attributes.matchAll(/\s([^\s=>"]+)="[^"]*"/g)].map(([, name]) => name).join()}`,
  );

test.each(Object.keys(KINDS))("naughty strings as a %s add no element and no attribute", (kind) => {
  const skeleton = (text: string) => {
    const { html } = writeMail({ subject: "Betreff", blocks: [KINDS[kind]?.(text) ?? ""] }, nahbei);
    // Line breaks of a text become elements.
    return skeletonOf(html).filter((tag) => !tag.startsWith("br"));
  };
  const harmless = skeleton("Anna");
  expect(harmless.length).toBeGreaterThan(5);
  for (const text of NAUGHTY_STRINGS) expect(skeleton(text), text).toEqual(harmless);
});
