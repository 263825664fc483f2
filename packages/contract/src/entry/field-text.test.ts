import { expect, test } from "vitest";
import { EMPTY_PARTS } from "./parts.ts";
import { FIELD_LABELS } from "./parts.ts";
import { changeActorText } from "./history/calls.ts";
import { fieldText } from "./field-text.ts";

test.each([
  ["Phone", "030 23125100", "030 23125100"],
  ["Phone", "", ""],
  ["foundingYear", 1987, "1987"],
  ["foundingYear", null, ""],
  ["specialties", ["Dach", "Fassade"], "Dach, Fassade"],
  ["specialties", [], ""],
  ["week.0", { spans: [{ from: "08:00", to: "12:00" }], byAppointment: false }, "08:00–12:00"],
  ["week.6", { spans: [], byAppointment: false }, "geschlossen"],
  [
    "specialDays",
    [
      { from: "2026-12-24", to: "2026-12-24", label: "Heiligabend", spans: [] },
      { from: "2026-12-31", to: "2026-12-31", label: "", spans: [{ from: "08:00", to: "12:00" }] },
    ],
    "24.12.2026: geschlossen (Heiligabend)\n31.12.2026: 08:00–12:00",
  ],
  ["temporarilyClosed", { from: "2027-01-02", until: null, note: "" }, "ab 02.01.2027 bis auf Weiteres"],
  [
    "temporarilyClosed",
    { from: "2027-01-02", until: "2027-01-09", note: "Umbau" },
    "ab 02.01.2027 bis 09.01.2027 (Umbau)",
  ],
  ["legalForm", "limited_company", "GmbH"],
  ["legalForm", "", ""],
  ["employees", "up_to_5", "2 bis 5"],
  ["languages", ["de", "gsg"], "Deutsch, Deutsche Gebärdensprache"],
  ["paymentMethods", ["cash", "no_longer_there"], "Bar, no_longer_there"],
  ["cards", ["none"], "Keine Kundenkarten oder Vorteile"],
  ["services", ["wheelchair_accessible"], "Barrierefrei zugänglich"],
  [
    "profiles",
    [
      { network: "xing", url: "xing.com/brandt" },
      { network: "tiktok", url: "tiktok.com/@brandt" },
    ],
    "XING: xing.com/brandt\nTikTok: tiktok.com/@brandt",
  ],
  ["nationwide", false, "nein"],
  ["radiusKm", 25, "25 km"],
  [
    "cities",
    [
      { name: "Kiel", state: "Schleswig-Holstein" },
      { name: "Plön", state: "" },
    ],
    "Kiel (Schleswig-Holstein), Plön",
  ],
  ["documents", [{ Url: "/media/a", title: "Preisliste", bytes: 1_200_000 }], "Preisliste (PDF, 1,2 MB)"],
  [
    "photos",
    [
      { Url: "/media/a", alt: "Werkstatt", width: 1, height: 1 },
      { Url: "/media/b", alt: "", width: 1, height: 1 },
    ],
    "Werkstatt\nBild 2 ohne Beschreibung",
  ],
  ["accepted", true, "ja"],
  ["acceptedOn", "2026-02-03", "03.02.2026"],
  ["acceptedOn", null, ""],
])("fieldText of %s with %j is %j", (field, value, expected) => expect(fieldText(field, value)).toBe(expected));

test("fieldText of every field's empty value has no error, code or object in it", () => {
  const empty: Record<string, unknown> = Object.assign({}, ...Object.values(EMPTY_PARTS));
  for (const field of Object.keys(FIELD_LABELS)) {
    expect(fieldText(field, empty[field]), field).toMatch(/^(nein)?$/);
    expect(fieldText(field, undefined)).toBe("");
  }
});

test.each([
  [{ source: "owner", actorName: "Sabine Holt", fromGoogle: false }, "Sabine Holt"],
  [{ source: "owner", actorName: "Sabine Holt", fromGoogle: true }, "Sabine Holt, von Google übernommen"],
  [{ source: "editor", actorName: null, fromGoogle: false }, "Jemand aus Ihrer Firma"],
  [{ source: "support", actorName: null, fromGoogle: false }, "Kundendienst"],
  [{ source: "import", actorName: null, fromGoogle: false }, "Datenabgleich"],
] as const)("changeActorText of %j is %j", (who, expected) => expect(changeActorText(who)).toBe(expected));
