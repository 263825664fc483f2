/** The imprint of letters and other PDFs, in one line (§§ 35a GmbHG, 125, 177a HGB). */
import type { Brand } from "@portal/contract/brands/brand";

export function imprintLine({ imprint }: Pick<Brand, "imprint">): string {
  const { company, address, represented, register, generalPartner } = imprint;
  const partner = generalPartner === undefined ? [] : [`${generalPartner.company}: ${generalPartner.register}`];
  return [`${company}, ${address.join(", ")}`, represented, register, ...partner].join(" · ");
}
