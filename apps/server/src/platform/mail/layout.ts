/** Renders the blocks of a mail as plain text and as HTML, with the brand's name and imprint. */
import type { Brand } from "@portal/contract/brands/brand";
import { escapeHtml } from "../http/escape-html.ts";

/** A paragraph, a headline, a list, a button (`quiet`: a secondary link), a code to type, or facts as label and value. */
export type MailBlock =
  | string
  | { readonly link: { readonly label: string; readonly href: string; readonly quiet?: true } }
  | { readonly heading: string }
  | { readonly items: readonly { readonly title: string; readonly detail: string; readonly href: string }[] }
  | { readonly code: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] };

/** `isLetter`: its author greets and closes; otherwise we do. */
export type MailContent = { readonly subject: string; readonly blocks: readonly MailBlock[]; readonly isLetter?: true };

export type WrittenMail = { subject: string; text: string; html: string };

const GREETING = "Guten Tag,";

/** The finished mail. Line breaks in the subject are removed. */
export function writeMail({ subject, blocks, isLetter }: MailContent, brand: Brand): WrittenMail {
  const line = subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  const all = isLetter ? blocks : [GREETING, ...blocks, closing(brand)];
  return { subject: line, text: textOf(all, brand), html: htmlOf(line, all, brand) };
}

const closing = (brand: Brand): string => `Freundliche Grüße\nIhr Team von ${brand.name}`;

/** The register of the company that represents a GmbH & Co. KG (§ 177a HGB, § 35a GmbHG). */
const generalPartnerOf = ({ generalPartner }: Brand["imprint"]): string[] =>
  generalPartner === undefined ? [] : [`${generalPartner.company}, ${generalPartner.register}`];

const senderOf = ({ contactDetails, imprint }: Brand): string[] => [
  imprint.company,
  ...imprint.address,
  imprint.represented,
  imprint.register,
  ...generalPartnerOf(imprint),
  `USt-IdNr. ${imprint.vatId}`,
  `Fragen? ${contactDetails.servicePhone}, ${contactDetails.serviceMail} (${contactDetails.serviceHours})`,
];

function textOf(blocks: readonly MailBlock[], brand: Brand): string {
  const parts = blocks.map((block) => {
    if (typeof block === "string") return block;
    if ("link" in block) return `${block.link.label}:\n${block.link.href}`;
    if ("code" in block) return `    ${block.code}`;
    if ("heading" in block) return block.heading.toUpperCase();
    if ("items" in block) return block.items.map(itemText).join("\n\n");
    return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  });
  return `${[...parts, `-- \n${senderOf(brand).join("\n")}`].join("\n\n")}\n`;
}

const itemText = ({ title, detail, href }: { title: string; detail: string; href: string }): string =>
  [`- ${title}`, detail, href].filter(Boolean).join("\n  ");

const FONT = "font-family:Arial,Helvetica,sans-serif";
const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;
const lines = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

function blockHtml(block: MailBlock, { mailAccent }: Brand): string {
  if (typeof block === "string") return paragraph(lines(block));
  if ("code" in block)
    return paragraph(`<strong style="font-size:20px;letter-spacing:1px">${escapeHtml(block.code)}</strong>`);
  if ("link" in block) return linkHtml(block.link, mailAccent);
  if ("heading" in block)
    return `<h2 style="margin:24px 0 12px;font-size:18px;line-height:1.3">${escapeHtml(block.heading)}</h2>`;
  if ("items" in block) return listHtml(block.items, mailAccent);
  const facts = block.facts.map(([label, value]) => `${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong>`);
  return paragraph(facts.join("<br>"));
}

function listHtml(items: readonly { title: string; detail: string; href: string }[], accent: string): string {
  const rows = items.map(
    ({ title, detail, href }) =>
      `<li style="margin:0 0 12px"><a class="link" href="${escapeHtml(href)}" style="color:${accent};font-weight:bold">${escapeHtml(title)}</a>${detail === "" ? "" : `<br>${lines(detail)}`}</li>`,
  );
  return `<ul style="margin:0 0 16px;padding-left:20px">${rows.join("")}</ul>`;
}

function linkHtml({ label, href, quiet }: { label: string; href: string; quiet?: true }, accent: string): string {
  const address = escapeHtml(href);
  if (quiet) return paragraph(`<a class="link" href="${address}" style="color:${accent}">${escapeHtml(label)}</a>`);
  const style = `display:inline-block;background:${accent};color:#ffffff;text-decoration:none;font-weight:bold;padding:14px 24px;border-radius:8px`;
  return (
    paragraph(`<a href="${address}" style="${style}">${escapeHtml(label)}</a>`) +
    paragraph(`Falls der Knopf nicht geht, öffnen Sie diese Adresse:<br><span style="font-size:14px">${address}</span>`)
  );
}

/** Mail programs without this rule show the light colours, or their own dark ones. */
const DARK =
  "@media (prefers-color-scheme:dark){.page{background:#16191c!important;color:#e9ecef!important}.link{color:#e9ecef!important}.quiet{color:#b8c0c8!important;border-color:#3a4147!important}}";

function htmlOf(subject: string, blocks: readonly MailBlock[], brand: Brand): string {
  const body = blocks.map((block) => blockHtml(block, brand));
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>${DARK}</style>
<title>${escapeHtml(subject)}</title>
</head>
<body class="page" style="margin:0;background:#ffffff;color:#1f2428;${FONT};font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word">
<div role="main" style="max-width:560px;margin:0 auto;padding:24px 16px">
<p class="link" style="margin:0 0 24px;font-size:24px;font-weight:bold;color:${brand.mailAccent}">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 24px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${body.join("\n")}
<p class="quiet" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d5dade;font-size:14px;color:#56606a">${lines(senderOf(brand).join("\n"))}</p>
</div>
</body>
</html>
`;
}
