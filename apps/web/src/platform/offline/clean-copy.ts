/** A copy of content for reading only: text and its structure, nothing that can be pressed, loaded or run. */

const KEPT = new Set(
  "H1 H2 H3 H4 P UL OL LI DL DT DD TABLE CAPTION THEAD TBODY TR TH TD STRONG EM B TIME SPAN DIV SECTION ARTICLE".split(
    " ",
  ),
);
const DROPPED =
  "button, input, select, textarea, form, dialog, script, style, svg, img, nav, iframe, [hidden], [role=status], [role=alert], .visually-hidden, [data-print=hide]";

/** @param source stays as it is */
export function cleanCopy(source: Element, target: Document): DocumentFragment {
  const copy = target.createDocumentFragment();
  for (const child of source.childNodes) append(child, copy, target);
  return copy;
}

function append(node: Node, parent: Node, target: Document): void {
  if (node.nodeType === Node.TEXT_NODE) {
    parent.appendChild(target.createTextNode(node.textContent ?? ""));
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  const element = node as Element;
  if (element.matches(DROPPED)) return;
  // Attributes stay behind, so nothing is styled, linked or run.
  const made = KEPT.has(element.tagName) ? target.createElement(element.tagName) : target.createElement("span");
  made.append(cleanCopy(element, target));
  if (made.textContent?.trim() !== "") parent.appendChild(made);
}
