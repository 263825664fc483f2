/**
 * German public holidays from 2025 to 2031, by federal state. Written by tools/make-holidays.ts, not by hand.
 * Source: npm package date-holidays 3.37.0 by commenthol (code ISC, data CC BY 3.0, see docs/adr).
 */
import type { HolidayRow } from "./holiday-row.ts";

export const HOLIDAY_ROWS: readonly HolidayRow[] = [
  {
    name: "Neujahr",
    kind: "public",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-01-01 2026-01-01 2027-01-01 2028-01-01 2029-01-01 2030-01-01 2031-01-01",
  },
  {
    name: "Heilige Drei Könige",
    kind: "public",
    states: "BW BY ST",
    days: "2025-01-06 2026-01-06 2027-01-06 2028-01-06 2029-01-06 2030-01-06 2031-01-06",
  },
  {
    name: "Internationaler Frauentag",
    kind: "public",
    states: "BE MV",
    days: "2025-03-08 2026-03-08 2027-03-08 2028-03-08 2029-03-08 2030-03-08 2031-03-08",
  },
  {
    name: "Karfreitag",
    kind: "public",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-04-18 2026-04-03 2027-03-26 2028-04-14 2029-03-30 2030-04-19 2031-04-11",
  },
  {
    name: "Ostersonntag",
    kind: "public",
    states: "BB",
    days: "2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13",
  },
  {
    name: "Ostermontag",
    kind: "public",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-04-21 2026-04-06 2027-03-29 2028-04-17 2029-04-02 2030-04-22 2031-04-14",
  },
  {
    name: "Tag der Arbeit",
    kind: "public",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-05-01 2026-05-01 2027-05-01 2028-05-01 2029-05-01 2030-05-01 2031-05-01",
  },
  {
    name: "Tag der Befreiung (80. Jahrestag)",
    kind: "public",
    states: "BE",
    days: "2025-05-08",
  },
  {
    name: "Christi Himmelfahrt",
    kind: "public",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-05-29 2026-05-14 2027-05-06 2028-05-25 2029-05-10 2030-05-30 2031-05-22",
  },
  {
    name: "Pfingstsonntag",
    kind: "public",
    states: "BB",
    days: "2025-06-08 2026-05-24 2027-05-16 2028-06-04 2029-05-20 2030-06-09 2031-06-01",
  },
  {
    name: "Pfingstmontag",
    kind: "public",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-06-09 2026-05-25 2027-05-17 2028-06-05 2029-05-21 2030-06-10 2031-06-02",
  },
  {
    name: "Fronleichnam",
    kind: "public",
    states: "BW BY HE NW RP SL",
    days: "2025-06-19 2026-06-04 2027-05-27 2028-06-15 2029-05-31 2030-06-20 2031-06-12",
  },
  {
    name: "Fronleichnam",
    kind: "parts",
    states: "SN TH",
    days: "2025-06-19 2026-06-04 2027-05-27 2028-06-15 2029-05-31 2030-06-20 2031-06-12",
  },
  {
    name: "Augsburger Friedensfest",
    kind: "augsburg",
    states: "BY",
    days: "2025-08-08 2026-08-08 2027-08-08 2028-08-08 2029-08-08 2030-08-08 2031-08-08",
  },
  {
    name: "Mariä Himmelfahrt",
    kind: "parts",
    states: "BY",
    days: "2025-08-15 2026-08-15 2027-08-15 2028-08-15 2029-08-15 2030-08-15 2031-08-15",
  },
  {
    name: "Mariä Himmelfahrt",
    kind: "public",
    states: "SL",
    days: "2025-08-15 2026-08-15 2027-08-15 2028-08-15 2029-08-15 2030-08-15 2031-08-15",
  },
  {
    name: "Weltkindertag",
    kind: "public",
    states: "TH",
    days: "2025-09-20 2026-09-20 2027-09-20 2028-09-20 2029-09-20 2030-09-20 2031-09-20",
  },
  {
    name: "Tag der Deutschen Einheit",
    kind: "public",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-10-03 2026-10-03 2027-10-03 2028-10-03 2029-10-03 2030-10-03 2031-10-03",
  },
  {
    name: "Reformationstag",
    kind: "public",
    states: "BB HB HH MV NI SN ST SH TH",
    days: "2025-10-31 2026-10-31 2027-10-31 2028-10-31 2029-10-31 2030-10-31 2031-10-31",
  },
  {
    name: "Allerheiligen",
    kind: "public",
    states: "BW BY NW RP SL",
    days: "2025-11-01 2026-11-01 2027-11-01 2028-11-01 2029-11-01 2030-11-01 2031-11-01",
  },
  {
    name: "Buß- und Bettag",
    kind: "public",
    states: "SN",
    days: "2025-11-19 2026-11-18 2027-11-17 2028-11-22 2029-11-21 2030-11-20 2031-11-19",
  },
  {
    name: "Heiligabend",
    kind: "custom",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-12-24 2026-12-24 2027-12-24 2028-12-24 2029-12-24 2030-12-24 2031-12-24",
  },
  {
    name: "1. Weihnachtstag",
    kind: "public",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-12-25 2026-12-25 2027-12-25 2028-12-25 2029-12-25 2030-12-25 2031-12-25",
  },
  {
    name: "2. Weihnachtstag",
    kind: "public",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-12-26 2026-12-26 2027-12-26 2028-12-26 2029-12-26 2030-12-26 2031-12-26",
  },
  {
    name: "Silvester",
    kind: "custom",
    states: "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH",
    days: "2025-12-31 2026-12-31 2027-12-31 2028-12-31 2029-12-31 2030-12-31 2031-12-31",
  },
  {
    name: "75-jähriges Jubiläum des Volksaufstands in der DDR",
    kind: "public",
    states: "BE",
    days: "2028-06-17",
  },
];
