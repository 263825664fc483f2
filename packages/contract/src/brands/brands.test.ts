import { describe, expect, test } from "vitest";
import type { Brand } from "./brand.ts";
import { BRANDS, brandByKey, brandForHost, domainsOf, redirectDomainsOf } from "./brands.ts";
import { nahbei } from "./nahbei/brand.ts";
import { werkweiser } from "./werkweiser/brand.ts";

describe("brandForHost", () => {
  test.each([
    ["localhost", "nahbei"],
    ["localhost:3000", "nahbei"],
    ["LOCALHOST:3000", "nahbei"],
    ["marke-b.localhost", "werkweiser"],
    ["marke-b.localhost:3000", "werkweiser"],
    // Not the default brand, which a host of unknown case would get.
    ["MARKE-B.localhost", "werkweiser"],
    ["Mein.WERKWEISER.Example:443", "werkweiser"],
    ["www.nahbei.example", "nahbei"],
    ["werkweiser.example", "werkweiser"],
    ["mein.werkweiser.example", "werkweiser"],
    ["mein.werkweiser.example.", "werkweiser"],
    ["notwerkweiser.example", "nahbei"],
    ["werkweiser.example.evil.de", "nahbei"],
    ["127.0.0.1:3000", "nahbei"],
    ["[::1]:3000", "nahbei"],
    ["", "nahbei"],
  ])("host %s belongs to %s", (host, key) => {
    expect(brandForHost(host).key).toBe(key);
  });

  test("outside production a host name needs the environment's suffix", () => {
    const staging = { environmentSuffix: ".staging" };
    expect(brandForHost("mein.werkweiser.example.staging:443", staging)).toBe(werkweiser);
    expect(brandForHost("mein.werkweiser.example", staging)).toBe(nahbei);
    expect(domainsOf(werkweiser, staging)).toEqual({
      www: "www.werkweiser.example.staging",
      main: "werkweiser.example.staging",
    });
    expect(redirectDomainsOf(nahbei, { ...staging, development: true })).toEqual([
      "nahbei.example.staging",
      "werkweiser.example.staging",
      "wer-kennt-den-besten.example.staging",
      "localhost",
    ]);
  });

  test("localhost is an allowed redirect domain in development only", () => {
    for (const brand of BRANDS) expect(redirectDomainsOf(brand)).not.toContain("localhost");
  });
});

describe("required data of each brand", () => {
  test.each(BRANDS.map((brand) => [brand.key, brand] as const))("%s", (key, brand) => {
    expect(brandByKey(key)).toBe(brand);
    expect(brand.providerNumber).toMatch(/^\d{3,}$/);
    const addresses = [brand.socialLinks, brand.trustLinks, ...brand.footer.columns.map(({ links }) => links)].flat();
    const origin = `https://${brand.domains.www}`;
    for (const { href, label } of addresses) {
      expect(new URL(href, origin).hostname).toMatch(/\.example$/);
      expect(label).not.toBe("");
    }
    expect(brand.contactDetails.serviceMail).toMatch(/^[a-z]+@[a-z]+\.example$/);
    expect(brand.allowedRedirectDomains).toContain(brand.domains.main);
    expect(brand.domains.www).toBe(`www.${brand.domains.main}`);
  });

  test("only the shop window and partners stand outside: pages on law and questions are the product's own", () => {
    for (const brand of BRANDS) {
      const links = brand.footer.columns.flatMap(({ links: some }) => some);
      for (const label of ["Impressum", "Datenschutz", "Nutzungsbedingungen", "Barrierefreiheit", "Häufige Fragen"]) {
        const href = links.find((link) => link.label === label)?.href ?? "";
        expect(href).toMatch(/^\/[a-z-]+$/);
      }
      expect(brand.legal).toEqual({ terms: "/nutzungsbedingungen", privacy: "/datenschutz" });
    }
  });

  test("a GmbH & Co. KG names its general partner, with register and managers", () => {
    for (const { key, imprint } of BRANDS) {
      const isPartnership = imprint.company.includes("& Co. KG");
      expect([key, imprint.generalPartner !== undefined]).toEqual([key, isPartnership]);
      if (imprint.generalPartner === undefined) continue;
      expect(imprint.represented).toContain(imprint.generalPartner.company);
      expect(imprint.generalPartner.register).toMatch(/HRB/);
    }
  });

  const marks: ((brand: Brand) => string)[] = [
    (b) => b.key,
    (b) => b.theme,
    (b) => b.domains.main,
    (b) => b.developmentHost,
  ];

  test("keys, themes, domains and development hosts are unique, and exactly one brand has its own footer", () => {
    for (const of of marks) {
      expect(new Set(BRANDS.map(of)).size).toBe(BRANDS.length);
    }
    expect(BRANDS.filter(({ footer }) => footer.variant === "own")).toHaveLength(1);
  });
});
