import { expect, test } from "vitest";
import { fieldText } from "./field-value.tsx";

test.each([
  ["Phone", "030 23125100", "030 23125100"],
  ["Phone", "", ""],
  ["foundingYear", 1987, "1987"],
  ["foundingYear", null, ""],
  ["specialties", ["Dach", "Fassade"], "Dach, Fassade"],
  ["week.0", { spans: [{ from: "08:00", to: "12:00" }], byAppointment: false }, "08:00–12:00"],
  [
    "specialDays",
    [{ from: "2026-12-24", to: "2026-12-24", label: "Heiligabend", spans: [] }],
    "24.12.2026: geschlossen (Heiligabend)",
  ],
  ["temporarilyClosed", { from: "2027-01-02", until: null, note: "" }, "ab 02.01.2027 bis auf Weiteres"],
  [
    "temporarilyClosed",
    { from: "2027-01-02", until: "2027-01-09", note: "Umbau" },
    "ab 02.01.2027 bis 09.01.2027 (Umbau)",
  ],
])("%s reads as %j", (field, value, expected) => expect(fieldText(field, value)).toBe(expected));
