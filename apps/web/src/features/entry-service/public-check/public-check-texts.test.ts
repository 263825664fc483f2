import type { FieldComparison, PortalStatus } from "@portal/contract/entry-service/listing";
import { expect, test } from "vitest";
import { askedLine, findingText, isNowhere, missingText, progressText, searchTextOf } from "./public-check-texts.ts";

const ASKED = {
  company: "Brandt Bedachungen GmbH",
  street: "Lindenstraße",
  houseNumber: "12",
  zipCode: "10969",
  phone: "030 23125100",
};
const NAMELESS = { ...ASKED, company: "", phone: "" };

test("the line names what was typed and leaves out what was not", () => {
  expect(askedLine(ASKED)).toBe("Brandt Bedachungen GmbH, Lindenstraße 12, 10969, 030 23125100");
  expect(askedLine(NAMELESS)).toBe("Lindenstraße 12, 10969");
  expect(askedLine({ ...NAMELESS, houseNumber: "", street: "Lindenstraße 12", zipCode: "" })).toBe("Lindenstraße 12");
});

test("the directory is searched by name, else by street", () => {
  expect(searchTextOf(ASKED)).toBe("Brandt Bedachungen GmbH 10969");
  expect(searchTextOf(NAMELESS)).toBe("Lindenstraße 12 10969");
});

test("progress counts portals until all have answered", () => {
  expect(progressText(0, 10)).toBe("0 von 10 Portalen gelesen.");
  expect(progressText(10, 10)).toBe("Die Prüfung ist fertig.");
});

test("a business is nowhere if no portal that could be read knows it", () => {
  expect(isNowhere([result("portal_not_found"), result("portal_error")])).toBe(true);
  expect(isNowhere([result("portal_not_found"), result("portal_ok")])).toBe(false);
  expect(isNowhere([result("portal_error")])).toBe(false);
});

test("what was not typed is named where the business was not found", () => {
  const [found, lost] = [result("portal_ok"), result("portal_not_found")];
  expect(missingText({ ...ASKED, company: "", zipCode: "" }, [found, lost])).toBe(
    "Mit Name und Postleitzahl finden wir die Firma auf mehr Portalen.",
  );
  expect(missingText({ ...ASKED, zipCode: "" }, [lost])).toBe(
    "Mit Postleitzahl finden wir die Firma auf mehr Portalen.",
  );
  expect(missingText({ ...ASKED, zipCode: "" }, [found])).toBeUndefined();
  expect(missingText(ASKED, [lost])).toBeUndefined();
});

const street: FieldComparison = { field: "street", expected: "Lindenstraße", found: "Allee", verdict: "different" };
const hours: FieldComparison = { ...street, verdict: "extra" };
const result = (status: PortalStatus, given: Partial<Parameters<typeof findingText>[0]> = {}) => ({
  portal: { identifier: "a", name: "A", icon: "", status },
  reason: null,
  fields: [],
  duplicates: [],
  ...given,
});

test.each([
  [result("portal_ok"), "Was Sie angegeben haben, steht dort richtig."],
  [result("portal_not_found"), "Diese Firma haben wir dort nicht gefunden."],
  [result("portal_error", { reason: "timeout" }), "Das Portal hat nicht rechtzeitig geantwortet."],
  [result("portal_error"), "Das Portal war nicht erreichbar."],
  [result("portal_nok", { fields: [street] }), "Dort steht etwas anderes, als Sie angegeben haben."],
  [result("portal_nok", { fields: [hours] }), "Ihre Angaben stimmen, aber die Firma steht dort mehrfach."],
])("result %# is put into one sentence", (finding, sentence) => {
  expect(findingText(finding)).toBe(sentence);
});
