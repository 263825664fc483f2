/** A field that shows a message. `label` as people read it, without "(optional)"; `control` takes the focus. */
export type WrongField = { label: string; control: HTMLElement };

/** A group of controls with one message, and controls with their own. Each radio button of a wrong group is marked, too. */
const WRONG = "fieldset[data-wrong], [aria-invalid=true]:not([type=radio])";

/** The fields of a form that show a message, in their order on the page. */
export const wrongFieldsOf = (form: HTMLElement): WrongField[] =>
  [...form.querySelectorAll<HTMLElement>(WRONG)]
    .map((field) => ({ label: labelOf(field), control: controlOf(field) }))
    .filter(({ label }) => label !== "");

function labelOf(field: HTMLElement): string {
  const named = field instanceof HTMLFieldSetElement ? field.querySelector("legend") : labelsOf(field)?.[0];
  return (named?.textContent ?? field.ariaLabel ?? "").replace(/ \(optional\)$/, "");
}

const labelsOf = (field: HTMLElement) => ("labels" in field ? (field.labels as NodeListOf<HTMLLabelElement>) : null);

function controlOf(field: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLFieldSetElement) || field.hasAttribute("tabindex")) return field;
  return field.querySelector<HTMLElement>("input, select, textarea") ?? field;
}
