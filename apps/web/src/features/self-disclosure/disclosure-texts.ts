/** How many rows are stored on a subject; empty if the table shows it. */
import type { DisclosureSection } from "@portal/contract/self-disclosure/calls";

export function amountText({ total, table }: Pick<DisclosureSection, "total" | "table">): string {
  const shown = table?.rows.length ?? total;
  return shown < total ? `Gezeigt sind die neuesten ${shown} von ${total}.` : "";
}
