import type { CompanyPortal } from "@portal/contract/entry-service/calls";
import {
  LISTING_FIELDS,
  type FieldVerdict,
  type ListingErrorReason,
  type PortalStatus,
} from "@portal/contract/entry-service/listing";
import { expect, test } from "vitest";
import { ENTRY_PLACES } from "./entry-places.ts";
import {
  likelyEntryErrorsOf,
  inView,
  scoredPoints,
  summaryTitle,
  taskText,
  todoLines,
  trendTitle,
  viewOf,
} from "./entry-service-texts.ts";

type Options = { actor?: "owner" | "provider"; reason?: ListingErrorReason; phone?: [FieldVerdict, string] };

const portal = (status: PortalStatus | null, { actor = "owner", reason, phone }: Options = {}): CompanyPortal => ({
  portal: { identifier: "p", name: "Stadtblick", icon: "", status },
  pending: false,
  result: {
    reason: reason ?? null,
    evidence: null,
    fields: phone ? [{ field: "phone", expected: "030 1", found: phone[1], verdict: phone[0] }] : [],
    duplicates: [],
    checkedAt: "2026-11-21T13:00:00Z",
  },
  actor,
  correctUrl: "",
  advice: "Melden Sie sich dort an.",
  home: "",
});

test.each<[PortalStatus[], string]>([
  [["portal_ok", "portal_ok"], "Auf allen 2 Portalen stimmt alles."],
  [["portal_ok"], "Auf dem Portal stimmt alles."],
  [["portal_ok", "portal_nok", "portal_error"], "Auf 1 von 2 Portalen stimmt alles."],
  [["portal_nok", "portal_not_found"], "Auf 2 Portalen stimmt noch nicht alles."],
  [["portal_error"], "Kein Portal ließ sich lesen."],
])('summaryTitle for %j is "%s"', (statuses, expected) =>
  expect(summaryTitle(statuses.map((status) => portal(status)))).toBe(expected),
);

test("todoLines name who must act, most urgent first", () => {
  const portals = [
    portal("portal_error"),
    portal("portal_nok", { actor: "provider" }),
    portal("portal_nok"),
    portal("portal_not_found"),
  ];
  expect(todoLines(portals)).toEqual([
    "2 Portale korrigieren Sie selbst.",
    "Um eines kümmern wir uns.",
    "Eines war nicht lesbar. Wir versuchen es wieder.",
  ]);
  expect(todoLines([portal("portal_ok")])).toEqual([]);
});

test.each<[string, CompanyPortal, RegExp]>([
  ["the owner's own", portal("portal_nok"), /^Melden Sie sich dort an\.$/],
  ["not there", portal("portal_not_found"), /steht dort nicht\. Melden/],
  ["the provider's", portal("portal_nok", { actor: "provider" }), /^Wir kümmern uns/],
  ["not listed, the provider acts", portal("portal_not_found", { actor: "provider" }), /aufgenommen wird\.$/],
  ["broken", portal("portal_error", { reason: "blocked" }), /keine Prüfung.*nächsten Prüfung/],
  ["not read yet", portal(null), /noch nicht geprüft/],
])("taskText for a portal: %s", (_, entry, expected) => expect(taskText(entry)).toMatch(expected));

test("likelyEntryErrorsOf names both values and the counts of a field in which most portals contradict the entry", () => {
  const portals = [
    portal("portal_nok", { phone: ["different", "030 2"] }),
    portal("portal_nok", { phone: ["different", "030 2"] }),
    portal("portal_ok", { phone: ["same", "030 1"] }),
  ];
  expect(likelyEntryErrorsOf(portals)).toEqual([
    { field: "phone", expected: "030 1", found: ["030 2"], against: 2, of: 3 },
  ]);
});

test("viewOf reads the address's filter and shows everything for an unknown one; inView applies it", () => {
  expect([viewOf("sie"), viewOf("quatsch"), viewOf("toString"), viewOf(undefined)]).toEqual([
    "sie",
    "alle",
    "alle",
    "alle",
  ]);
  const portals = [portal("portal_nok"), portal("portal_ok"), portal(null)];
  expect(inView(portals, "sie")).toHaveLength(1);
  expect(inView(portals, "unlesbar")).toHaveLength(1);
  expect(inView(portals, "alle")).toHaveLength(3);
});

const counts = { portal_ok: 1, portal_nok: 0, portal_error: 0, portal_not_found: 0 };
test.each([
  [60, 72, "12 Punkte mehr seit dem 01.11.2026"],
  [72, 71, "1 Punkt weniger seit dem 01.11.2026"],
  [72, 72, "Unverändert seit dem 01.11.2026"],
])('trendTitle from %i to %i points is "%s"', (before, after, expected) => {
  const trend = [
    { checkedAt: "2026-11-08T08:00:00Z", score: after, counts },
    { checkedAt: "2026-11-05T08:00:00Z", score: null, counts },
    { checkedAt: "2026-11-01T08:00:00Z", score: before, counts },
  ];
  expect(scoredPoints(trend)).toHaveLength(2);
  expect(trendTitle(scoredPoints(trend))).toBe(expected);
});

test("every compared field has its control in the entry", () => {
  expect(Object.keys(ENTRY_PLACES)).toEqual([...LISTING_FIELDS]);
});
