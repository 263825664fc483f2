/** German texts of contacts. Pure. */
import type { DashboardContacts } from "@portal/contract/dashboard/calls";
import { germanNumber, germanPercent } from "@portal/contract/text/formats";

const counted = (contacts: number): string => (contacts === 1 ? "1 Kontakt" : `${germanNumber(contacts)} Kontakte`);

/** ", 12 % mehr als davor"; "" without a comparison. */
function changeText(total: number, before: number | null): string {
  if (before === null || before === 0) return "";
  const share = (total - before) / before;
  if (Math.abs(share) < 0.005) return ", so viele wie davor";
  return `, ${germanPercent(Math.abs(share))} ${share > 0 ? "mehr" : "weniger"} als davor`;
}

/** The result in one sentence, for the top of the page; "" without contacts to speak of. */
export const headlineOf = (contacts: Pick<DashboardContacts, "total" | "before"> | null): string =>
  contacts === null || (contacts.total === 0 && !contacts.before)
    ? ""
    : `${counted(contacts.total)} in den letzten 28 Tagen${changeText(contacts.total, contacts.before)}.`;
