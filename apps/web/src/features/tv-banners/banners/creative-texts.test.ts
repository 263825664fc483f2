import type { TvBanner, TvCreative } from "@portal/contract/tv-banners/banners/calls";
import { expect, test } from "vitest";
import { eventText, linesOf, nextStep, runText, spokenText, tasksOf } from "./creative-texts.ts";

const banner = (given: Partial<TvBanner> = {}): TvBanner => ({
  external_id: "T-1",
  name: "Köln",
  state: "active",
  binary_master_id: "BM-1",
  startsOn: null,
  endsOn: null,
  ...given,
});
const creative = (id: string, given: Partial<TvCreative> = {}): TvCreative => ({
  binaryMasterId: id,
  version: 1,
  name: `Motiv ${id}`,
  layout: "frame",
  headline: "Dach",
  text: "",
  callToAction: "",
  background: "#000000",
  foreground: "#ffffff",
  customerApprovalStatus: "ACCEPTED",
  partnerApprovalStatus: "ACCEPTED",
  deliveredAt: "2026-03-01T08:00:00.000Z",
  events: [],
  ...given,
});
const texts = (banners: TvBanner[], creatives: TvCreative[]) => tasksOf(banners, creatives).map(({ text }) => text);

test("nothing is to do where the banner shows an accepted creative", () =>
  expect(texts([banner()], [creative("BM-1"), creative("BM-2")])).toEqual([]));

test("a banner without a creative names one that could be set", () => {
  expect(texts([banner({ binary_master_id: null })], [creative("BM-2")])).toEqual([
    "Ihr Banner „Köln“ hat noch kein Motiv. Setzen Sie zum Beispiel „Motiv BM-2“ ein.",
  ]);
  expect(texts([banner({ binary_master_id: null, state: "paused" })], [creative("BM-2")])).toEqual([]);
});

test("a refused creative on the banner, and one that waits", () =>
  expect(
    texts(
      [banner()],
      [
        creative("BM-1", { partnerApprovalStatus: "REJECTED" }),
        creative("BM-2", { customerApprovalStatus: "UNVERIFIED" }),
        creative("BM-3", { customerApprovalStatus: "UNVERIFIED", partnerApprovalStatus: "REJECTED" }),
      ],
    ),
  ).toEqual([
    "Ihr Banner „Köln“ läuft nicht: Die Sender haben das Motiv abgelehnt. Geben Sie ein Motiv frei, damit es laufen kann.",
    "Das Motiv „Motiv BM-2“ wartet auf Ihre Freigabe.",
  ]));

test.each([
  ["UNVERIFIED", "UNVERIFIED", false, /entscheiden Sie/],
  ["ACCEPTED", "UNVERIFIED", false, /prüfen es die Sender/],
  ["ACCEPTED", "ACCEPTED", false, /einsetzen/],
  ["REJECTED", "ACCEPTED", false, /Sie haben es abgelehnt/],
  ["ACCEPTED", "ACCEPTED", true, /auf Ihrem Banner/],
  ["UNVERIFIED", "UNVERIFIED", true, /läuft erst wieder, wenn Sie es freigeben/],
  ["ACCEPTED", "UNVERIFIED", true, /sobald die Sender/],
  ["ACCEPTED", "REJECTED", true, /Sender haben es abgelehnt/],
] as const)("after %s and %s, on the banner %s: %s", (customer, partner, onBanner, words) =>
  expect(nextStep({ customer, partner, onBanner })).toMatch(words),
);

test.each([
  [{ kind: "delivered", role: "provider", name: "" }, "Von uns geliefert"],
  [{ kind: "changed", role: "provider", name: "" }, "Von uns geändert"],
  [{ kind: "accept", role: "company", name: "Sabine Lorenz" }, "Sabine Lorenz: freigegeben"],
  [{ kind: "withdraw", role: "company", name: "" }, "Ihre Firma: Entscheidung zurückgenommen"],
  [{ kind: "reject", role: "partner", name: "" }, "Sender: abgelehnt"],
  [{ kind: "set", role: "support", name: "" }, "Kundendienst: auf das Banner gesetzt"],
] as const)("eventText of %j", (event, words) =>
  expect(eventText({ id: 1, reason: "", at: "", ...event })).toBe(words),
);

test("runText names what is known", () => {
  expect(runText({ startsOn: "2026-03-01", endsOn: null })).toBe("seit 01.03.2026");
  expect(runText({ startsOn: "2026-03-01", endsOn: "2026-04-30" })).toBe("01.03.2026 bis 30.04.2026");
  expect(runText({ startsOn: null, endsOn: null })).toBe("");
});

test("linesOf breaks between words and cuts what is too long", () => {
  expect(linesOf("Dachfenster vom Meister", 14)).toEqual(["Dachfenster", "vom Meister"]);
  expect(linesOf("Donaudampfschiff", 5)).toEqual(["Donau", "dampf", "schif", "f"]);
  expect(linesOf("", 5)).toEqual([]);
});

test("spokenText ends each part with one full stop", () => {
  expect(spokenText({ headline: "Wir kommen.", text: "Auch heute", callToAction: "" })).toBe("Wir kommen. Auch heute.");
});
