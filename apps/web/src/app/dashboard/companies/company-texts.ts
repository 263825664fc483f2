/** German texts of the page of all companies. Pure. */
import type { CompanyWork } from "@portal/contract/dashboard/companies/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { effortText } from "../tasks/task-texts.ts";

type Sums = { companies: number; withWork: number; tasks: number };

/** "In 12 von 48 Firmen ist etwas zu tun, zusammen 30 Aufgaben." A company's own start page counts suggestions, too. */
export function sumsText({ companies, withWork, tasks }: Sums): string {
  if (withWork === 0) return "In keiner Ihrer Firmen wartet etwas auf Sie.";
  const where =
    withWork === 1
      ? `In einer von ${germanNumber(companies)} Firmen ist etwas zu tun`
      : `In ${withWork === companies ? "allen" : `${germanNumber(withWork)} von`} ${germanNumber(companies)} Firmen ist etwas zu tun`;
  return `${where}, zusammen ${tasks === 1 ? "eine Aufgabe" : `${germanNumber(tasks)} Aufgaben`}. Freiwillige Verbesserungen sind nicht mitgezählt.`;
}

/** "3 Aufgaben, etwa 20 Minuten"; "nichts zu tun" */
export function workText({ open, minutes, right }: Pick<CompanyWork, "open" | "minutes" | "right">): string {
  if (open === 0) return right === "read" ? "Sie können hier nur lesen" : "Nichts zu tun";
  return `${open === 1 ? "Eine Aufgabe" : `${germanNumber(open)} Aufgaben`}, ${effortText(minutes)}`;
}

/** What stands above the list while something is searched or filtered. */
export const foundText = (total: number): string =>
  total === 1 ? "Eine Firma gefunden" : `${germanNumber(total)} Firmen gefunden`;
