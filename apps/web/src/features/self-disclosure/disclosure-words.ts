/** How much is stored of a subject, in a sentence; "" where the table says it. */
import type { DisclosureSection } from "@portal/contract/self-disclosure/calls";

export function amountText({ total, table }: Pick<DisclosureSection, "total" | "table">): string {
  const shown = table?.rows.length ?? total;
  return shown < total ? `Gezeigt sind die neuesten ${shown} von ${total}.` : "";
}
