import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { werkweiser } from "@portal/contract/brands/werkweiser/brand";
import { expect, test } from "vitest";
import { imprintLine } from "./imprint-line.ts";

test("a GmbH names its register and managers", () =>
  expect(imprintLine(nahbei)).toBe(
    "Nahbei Verzeichnisdienste GmbH, Am Lindenspeicher 12, 10119 Berlin · Geschäftsführung: Dr. Henrike Aldag, Tomasz Vollrath · Amtsgericht Berlin (Charlottenburg), HRB 000118 B",
  ));

test("a GmbH & Co. KG names its general partner with both registers", () =>
  expect(imprintLine(werkweiser)).toBe(
    "Werkweiser Medien GmbH & Co. KG, Kontorsteig 4, 20459 Hamburg · Vertreten durch die Werkweiser Verwaltungs-GmbH, Geschäftsführerin: Swantje Brodersen · Amtsgericht Hamburg, HRA 000250 · Werkweiser Verwaltungs-GmbH: Amtsgericht Hamburg, HRB 000251",
  ));
