/** What a page's mark-up alone tells about people who listen to it, enlarge it or see little contrast. */
import { type Document, type Element, textOf } from "@portal/page-reading/page-document";
import { colourOf, contrastOf } from "./colours.ts";
import type { Resolve } from "./addresses.ts";

const MAX_ELEMENTS = 2000;
/** Large text needs 3:1, small text 4.5:1. The mark-up does not tell the size, so only what is too pale for both counts. */
const LEAST_CONTRAST = 3;

export type AccessFacts = {
  imagesWithoutText: string[];
  fieldsWithoutLabel: string[];
  linksWithoutName: string[];
  paleTexts: string[];
};

export const accessFacts = ($: Document, resolve: Resolve): AccessFacts => ({
  imagesWithoutText: imagesWithoutText($).map((element) => resolve($(element).attr("src")) ?? ""),
  fieldsWithoutLabel: fieldsWithoutLabel($),
  linksWithoutName: $("a[href]")
    .toArray()
    .slice(0, MAX_ELEMENTS)
    .filter((element) => isNameless($, element))
    .map((element) => $(element).attr("href") ?? ""),
  paleTexts: paleTexts($),
});

const isHidden = ($: Document, element: Element): boolean =>
  $(element).closest('[aria-hidden="true"], [hidden], noscript, template').length > 0;

/** An empty `alt` says that the image decorates; only a missing one leaves people without an answer. */
const imagesWithoutText = ($: Document): Element[] =>
  $("img")
    .toArray()
    .slice(0, MAX_ELEMENTS)
    .filter((element) => {
      const { alt, role, width, height, src, ...attributes } = attributesOf(element);
      const isNamed =
        alt !== undefined || attributes["aria-label"] !== undefined || attributes["aria-labelledby"] !== undefined;
      const isDecoration = role === "presentation" || role === "none" || (Number(width) === 1 && Number(height) === 1);
      return src !== undefined && !isNamed && !isDecoration && !isHidden($, element);
    });

const attributesOf = (element: Element): Record<string, string | undefined> =>
  "attribs" in element ? element.attribs : {};

const NO_FIELD = new Set(["hidden", "submit", "button", "reset", "image"]);

function fieldsWithoutLabel($: Document): string[] {
  const labelled = new Set(
    $("label[for]")
      .toArray()
      .map((label) => attributesOf(label)["for"]),
  );
  return $("input, select, textarea")
    .toArray()
    .slice(0, MAX_ELEMENTS)
    .filter((element) => {
      const { id, type, title, style, ...attributes } = attributesOf(element);
      if (NO_FIELD.has((type ?? "").toLowerCase()) || isHidden($, element) || /display\s*:\s*none/.test(style ?? ""))
        return false;
      const isNamed = [title, attributes["aria-label"], attributes["aria-labelledby"]].some(
        (name) => (name ?? "").trim() !== "",
      );
      return !isNamed && !(id !== undefined && labelled.has(id)) && $(element).closest("label").length === 0;
    })
    .map((element) => {
      const { name, placeholder, id } = attributesOf(element);
      return placeholder ?? name ?? id ?? "Feld ohne Namen";
    });
}

/** Signs of an icon font: an empty element that its class draws. */
const FONT_ICON = 'i[class], span[class*="icon" i]';

/** A link with nothing that can be read aloud. An image without `alt` in it is reported as an image already. */
function isNameless($: Document, element: Element): boolean {
  const { title, ...attributes } = attributesOf(element);
  if ([title, attributes["aria-label"], attributes["aria-labelledby"]].some((name) => (name ?? "").trim() !== ""))
    return false;
  if (isHidden($, element) || textOf(element) !== "") return false;
  const inner = $(element).find(`img, svg, [aria-label], [title], input, object, iframe, ${FONT_ICON}`).toArray();
  const isNamed = inner.some((part) => {
    const { alt, title: tip, src, ...others } = attributesOf(part);
    return (
      (alt === undefined && src !== undefined) ||
      [alt, tip, others["aria-label"]].some((name) => (name ?? "").trim() !== "")
    );
  });
  return !isNamed && $(element).find("svg title").text().trim() === "" && inner.length > 0;
}

const declared = (style: string, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i").exec(style)?.[1];

/** Texts whose own element sets both colours, and sets them too close. */
function paleTexts($: Document): string[] {
  return $("[style]")
    .toArray()
    .slice(0, MAX_ELEMENTS)
    .flatMap((element) => {
      const style = (attributesOf(element)["style"] ?? "").slice(0, 2000);
      const text = colourOf(declared(style, "color") ?? "");
      const ground = colourOf(declared(style, "background-color") ?? declared(style, "background") ?? "");
      const words = textOf(element);
      const isPale = text !== undefined && ground !== undefined && contrastOf(text, ground) < LEAST_CONTRAST;
      return isPale && words !== "" && !isHidden($, element) ? [words] : [];
    });
}
