import fc from "fast-check";
import { expect, test } from "vitest";
import {
  byUrgency,
  chartOf,
  correctnessOf,
  doubtfulFields,
  portalScore,
  scoreOf,
  taskOf,
  wrongFields,
} from "./rules.ts";
import { type FieldVerdict, LISTING_FIELDS, type ListingField, PORTAL_STATUSES, type PortalStatus } from "./listing.ts";

const compared = (field: ListingField, verdict: FieldVerdict) => ({ field, expected: "a", found: "b", verdict });
const judged = (status: PortalStatus, ...fields: ReturnType<typeof compared>[]) => ({ status, fields });

test.each([
  ["all right", judged("portal_ok", compared("name", "same")), 100],
  ["not there", judged("portal_not_found"), 0],
  ["could not be read", judged("portal_error"), null],
  [
    "a wrong phone beside a right name",
    judged("portal_nok", compared("name", "same"), compared("phone", "different")),
    50,
  ],
  ["a missing phone", judged("portal_nok", compared("name", "same"), compared("phone", "missing")), 75],
  ["nothing but a duplicate", judged("portal_nok", compared("name", "same")), 95],
  ["an extra field does not count", judged("portal_nok", compared("website", "extra")), 95],
])("%s", (_, result, expected) => expect(portalScore(result)).toBe(expected));

test("scoreOf ignores portals that could not be read, and is null if none could", () => {
  expect(scoreOf([judged("portal_ok"), judged("portal_error")])).toBe(100);
  expect(scoreOf([judged("portal_ok"), judged("portal_not_found")])).toBe(50);
  expect(scoreOf([judged("portal_error")])).toBeNull();
  expect(scoreOf([])).toBeNull();
});

const anyResult = fc.record({
  status: fc.constantFrom(...PORTAL_STATUSES),
  fields: fc.uniqueArray(
    fc.record({
      field: fc.constantFrom(...LISTING_FIELDS),
      expected: fc.string(),
      found: fc.string(),
      verdict: fc.constantFrom<FieldVerdict>("same", "different", "missing", "extra", "unreadable"),
    }),
    { selector: ({ field }) => field },
  ),
});

test("scoreOf is a whole number from 0 to 100, and 100 only if every portal that was read is correct", () => {
  fc.assert(
    fc.property(fc.array(anyResult, { maxLength: 9 }), (results) => {
      const { score, counts } = chartOf(results, results.length);
      const read = results.length - counts.portal_error;
      if (read === 0) return score === null;
      return Number.isInteger(score) && score !== null && score >= 0 && (score === 100) === (counts.portal_ok === read);
    }),
  );
});

test("correctnessOf counts only portals that show a field", () => {
  const results = [
    judged("portal_ok", compared("phone", "same"), compared("website", "extra")),
    judged("portal_nok", compared("phone", "different")),
    judged("portal_nok", compared("phone", "missing")),
  ];
  expect(correctnessOf(results)).toEqual([{ field: "phone", correct: 1, total: 3 }]);
});

test.each([
  [["different", "different", "same"], ["phone"]],
  [["different", "different", "missing", "unreadable"], ["phone"]],
  [["different", "different", "same", "same"], []],
  [["different"], []],
] as [FieldVerdict[], ListingField[]][])(
  "if portals have the verdicts %j on the phone, doubtfulFields is %j",
  (verdicts, expected) => {
    expect(doubtfulFields(verdicts.map((verdict) => judged("portal_nok", compared("phone", verdict))))).toEqual(
      expected,
    );
  },
);

const portal = (name: string, status: PortalStatus | null, actor: "owner" | "provider" = "owner", wrong = false) => ({
  portal: { identifier: name, name, icon: "", status },
  actor,
  result: {
    reason: null,
    evidence: null,
    fields: [compared("name", "same"), compared("phone", wrong ? "different" : "missing")],
    duplicates: [],
    checkedAt: "2026-11-21T13:00:00Z",
  },
});

test("byUrgency lists portals that the owner corrects first, then by cost", () => {
  const portals = [
    portal("Richtig", "portal_ok"),
    portal("Kaputt", "portal_error"),
    portal("Später", null),
    portal("Anbieter", "portal_not_found", "provider"),
    portal("Lücke", "portal_nok"),
    portal("Falsch", "portal_nok", "owner", true),
    portal("Fehlt", "portal_not_found"),
  ];
  expect(byUrgency(portals).map((one) => [one.portal.name, taskOf(one)])).toEqual([
    ["Fehlt", "owner"],
    ["Falsch", "owner"],
    ["Lücke", "owner"],
    ["Anbieter", "provider"],
    ["Kaputt", "unread"],
    ["Später", "waiting"],
    ["Richtig", "none"],
  ]);
});

test("wrong are differences and missing values, nothing else", () => {
  const verdicts = ["same", "different", "missing", "extra", "unreadable"] as const;
  const fields = verdicts.map((verdict) => compared("phone", verdict));
  expect(wrongFields({ fields }).map(({ verdict }) => verdict)).toEqual(["different", "missing"]);
});

test("of two portals with one task the one that costs more comes first, and one without a result costs nothing", () => {
  const listed = (name: string, fields: ReturnType<typeof compared>[] | null) => ({
    actor: "owner" as const,
    portal: { name, status: "portal_nok" as const },
    result: fields === null ? null : { fields },
  });
  const portals = [
    listed("a wenig", [compared("name", "same"), compared("website", "different")]),
    listed("b viel", [compared("name", "different"), compared("website", "same")]),
    listed("c ohne Ergebnis", null),
  ];
  expect(byUrgency(portals as never).map((one: { portal: { name: string } }) => one.portal.name)).toEqual([
    "b viel",
    "a wenig",
    "c ohne Ergebnis",
  ]);
});
