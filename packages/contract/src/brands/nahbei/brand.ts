import type { Brand } from "../brand.ts";
import { LEGAL, LEGAL_LINKS, QUESTIONS_LINK } from "../legal-links.ts";

const WWW = "https://www.nahbei.example";

/** Brand A. The name, the people and the addresses are invented. */
export const nahbei: Brand = {
  key: "nahbei",
  name: "Nahbei",
  claim: "Das Branchenbuch für Ihre Nähe",
  theme: "a",
  mailAccent: "#07627a",
  providerNumber: "11880",
  logo: { src: "/brands/nahbei/logo.svg", alt: "Nahbei", aspectRatio: 143 / 40 },
  footerLogo: { src: "/brands/nahbei/logo-footer.svg", alt: "Nahbei", aspectRatio: 143 / 40 },
  domains: { www: "www.nahbei.example", main: "nahbei.example" },
  developmentHost: "localhost",
  allowedRedirectDomains: ["nahbei.example", "werkweiser.example", "wer-kennt-den-besten.example"],
  contactDetails: {
    servicePhone: "030 23125 118",
    serviceMail: "service@nahbei.example",
    address: ["Nahbei Verzeichnisdienste GmbH", "Am Lindenspeicher 12", "10119 Berlin"],
    serviceHours: "Montag bis Freitag, 8 bis 18 Uhr",
  },
  legal: LEGAL,
  socialLinks: [
    { label: "Nahbei auf Facebook", href: "https://facebook.nahbei.example" },
    { label: "Nahbei auf Instagram", href: "https://instagram.nahbei.example" },
    { label: "Nahbei auf LinkedIn", href: "https://linkedin.nahbei.example" },
  ],
  trustLinks: [
    { label: "Geprüfter Datenschutz", href: `${WWW}/datenschutz/pruefsiegel` },
    { label: "Käuferschutz für Anzeigenkunden", href: `${WWW}/kundenschutz` },
  ],
  footer: {
    variant: "standard",
    columns: [
      {
        heading: "Nahbei",
        links: [
          { label: "Zum Branchenbuch", href: WWW },
          { label: "Über uns", href: `${WWW}/ueber-uns` },
          { label: "Karriere", href: `${WWW}/karriere` },
        ],
      },
      {
        heading: "Für Firmen",
        links: [
          { label: "Produkte", href: `${WWW}/firmen/produkte` },
          { label: "Ratgeber", href: `${WWW}/firmen/ratgeber` },
          QUESTIONS_LINK,
        ],
      },
      {
        heading: "Rechtliches",
        links: LEGAL_LINKS,
      },
    ],
    closing: "Nahbei Verzeichnisdienste GmbH, Berlin",
  },
  imprint: {
    company: "Nahbei Verzeichnisdienste GmbH",
    address: ["Am Lindenspeicher 12", "10119 Berlin"],
    represented: "Geschäftsführung: Dr. Henrike Aldag, Tomasz Vollrath",
    register: "Amtsgericht Berlin (Charlottenburg), HRB 000118 B",
    vatId: "DE000000118",
    responsible: "Verantwortlich für den Inhalt: Dr. Henrike Aldag, Anschrift wie oben",
  },
  law: {
    dataProtectionOfficer: {
      name: "Datenschutzbeauftragte Mareike Ohlendorf",
      address: ["Nahbei Verzeichnisdienste GmbH", "Am Lindenspeicher 12", "10119 Berlin"],
      mail: "datenschutz@nahbei.example",
    },
    supervisoryAuthority: {
      name: "Berliner Beauftragte für Datenschutz und Informationsfreiheit",
      address: ["Alt-Moabit 59–61", "10555 Berlin"],
    },
    accessibilityAuthority: {
      name: "Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen",
      address: ["Carl-Miller-Straße 6", "39112 Magdeburg"],
    },
    contactPoint: { mail: "meldestelle@nahbei.example", languages: "Deutsch und Englisch" },
    mediators: ["der Mediationsstelle Spreebogen, Berlin", "der Wirtschaftsmediation Havelland, Potsdam"],
    validFrom: { terms: "2026-11-01", privacy: "2026-11-24", accessibility: "2026-11-24" },
  },
};
