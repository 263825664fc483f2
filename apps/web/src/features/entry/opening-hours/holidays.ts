/** Holidays of all German states, as suggestions for closed days; those of single states are typed by hand. */
import { addDays, type Day } from "@portal/contract/berlin-time";

export type Holiday = { readonly day: Day; readonly name: string };

/** Easter Sunday of a year in the Gregorian calendar (the anonymous algorithm of 1876). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = century - Math.floor((century + 8) / 25) + 1;
  const epact = (19 * a + century - Math.floor(century / 4) - Math.floor(correction / 3) + 15) % 30;
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((a + 11 * epact + 22 * weekdayShift) / 451);
  const day = epact + weekdayShift - 7 * late + 114;
  return `${year}-${String(Math.floor(day / 31)).padStart(2, "0")}-${String((day % 31) + 1).padStart(2, "0")}`;
}

/** Days of a year on which shops in all of Germany are closed, and the two half ones at its end. */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year);
  return [
    { day: `${year}-01-01`, name: "Neujahr" },
    { day: addDays(easter, -2), name: "Karfreitag" },
    { day: addDays(easter, 1), name: "Ostermontag" },
    { day: `${year}-05-01`, name: "Tag der Arbeit" },
    { day: addDays(easter, 39), name: "Christi Himmelfahrt" },
    { day: addDays(easter, 50), name: "Pfingstmontag" },
    { day: `${year}-10-03`, name: "Tag der Deutschen Einheit" },
    { day: `${year}-12-24`, name: "Heiligabend" },
    { day: `${year}-12-25`, name: "1. Weihnachtstag" },
    { day: `${year}-12-26`, name: "2. Weihnachtstag" },
    { day: `${year}-12-31`, name: "Silvester" },
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The next holidays from a day on, that day included. */
export function comingHolidays(from: Day, count: number): Holiday[] {
  const year = Number(from.slice(0, 4));
  const days = Array.from({ length: 2 + Math.ceil(count / 11) }, (_, index) => holidaysOf(year + index)).flat();
  return days.filter(({ day }) => day >= from).slice(0, count);
}
