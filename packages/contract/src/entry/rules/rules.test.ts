import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { logoOf } from "../entry.ts";
import { ABOUT_US_LIMITS, aboutUsFields } from "./about-us.ts";
import { companyDataFields } from "./company-data.ts";
import { logoAndSloganFields } from "./logo-and-slogan.ts";

const companyData = z.object(companyDataFields);
const aboutUs = z.object(aboutUsFields);

const filled = {
  company_name: "Blumen Anna",
  ShippingStreet: "Lindenstraße 12",
  ShippingPostalCode: "10969",
  ShippingCity: "Berlin",
  Phone: "030 23125100",
  mobile: "0152 28817386",
  fax: "030 23125 101",
  email: "kontakt@blumen-anna.example",
  website: "www.blumen-anna.example",
};

describe("company data", () => {
  test("accepts the examples in its own error messages", () => {
    const messages = Object.keys(filled).flatMap((field) => {
      const result = companyData.safeParse({ ...filled, [field]: "!" });
      return result.success
        ? []
        : result.error.issues.map(({ message }) => [field, /Beispiel: (.*)\.$/.exec(message)?.[1]] as const);
    });
    const examples = messages.filter(([, example]) => example !== undefined);
    expect(examples.map(([field]) => field)).toEqual(["ShippingStreet", "Phone", "mobile", "fax", "email", "website"]);
    for (const [field, example] of examples) {
      expect(companyData.safeParse({ ...filled, [field]: example }).success, `${field}: ${example}`).toBe(true);
    }
  });

  test("requires only name, postal code and town", () => {
    const required = Object.keys(filled).filter((field) => !companyData.safeParse({ ...filled, [field]: "" }).success);
    expect(required).toEqual(["company_name", "ShippingPostalCode", "ShippingCity"]);
  });

  test("accepts its own output unchanged", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.constantFrom(...Object.keys(filled)),
        (text, field) => {
          const once = companyData.safeParse({ ...filled, [field]: text });
          if (once.success) expect(companyData.parse(once.data)).toEqual(once.data);
        },
      ),
    );
  });

  test("names the reason for a refused phone number at its field", () => {
    const refused = companyData.safeParse({
      ...filled,
      Phone: "0180 5 123456",
      mobile: "+43 660 1234567",
      fax: "030 227-0",
    });
    expect(refused.error?.issues.map(({ path, message }) => [path.join("."), message.split(",")[0]])).toEqual([
      ["Phone", "Bitte schreiben Sie einzelne Ziffern mit der Gruppe daneben zusammen"],
      ["mobile", "Bitte geben Sie eine deutsche Nummer an"],
      ["fax", "Bitte schreiben Sie die letzte Ziffer mit der Gruppe davor zusammen"],
    ]);
  });

  test("accepts letters with marks of any script, and refuses more than 30 marks on one letter", () => {
    const name = (text: string) => companyData.safeParse({ ...filled, company_name: text });
    expect(name("Cafe\u0301 Nguye\u0302\u0303n").data?.company_name).toBe("Café Nguyễn");
    expect(name(`a${"\u0301".repeat(30)}`).success).toBe(true);
    expect(name(`a${"\u0301".repeat(31)}`).error?.issues[0]?.message).toMatch(/^Bitte ohne Häufungen/);
  });
});

describe("about us", () => {
  test("keeps paragraphs and converts line ends to LF", () => {
    const { text } = aboutUs.parse({
      text: " Erstens\r\n\r\nZweitens\rDrittens ",
      foundingYear: null,
      specialties: [],
    });
    expect(text).toBe("Erstens\n\nZweitens\nDrittens");
  });

  test("counts characters after trimming", () => {
    const text = `${" ".repeat(10)}${"x".repeat(ABOUT_US_LIMITS.text)}`;
    expect(aboutUs.safeParse({ text, foundingYear: 1987, specialties: [] }).success).toBe(true);
  });
});

test.each([
  ["keep", true],
  [null, true],
  ["tmpfile-0aZ", true],
  ["tmpfile-", false],
  ["tmpfile-a b", false],
  ["TMPFILE-a", false],
  ["https://boese.example/logo.png", false],
  [undefined, false],
])("the logo value %j is valid: %s", (value, fits) => {
  expect(logoAndSloganFields.logo.safeParse(value).success).toBe(fits);
});

test("logoOf is the first medium of type LOGO that has a URL", () => {
  const medium = (type: string, url: string) => ({ Type__c: type, Url: url, alt: "" });
  const media = [medium("IMAGE", "/a"), medium("LOGO", ""), medium("LOGO", "/b"), medium("LOGO", "/c")];
  expect(logoOf({ media_owner: media })?.Url).toBe("/b");
  expect(logoOf({ media_owner: [medium("IMAGE", "/a")] })).toBeNull();
});
