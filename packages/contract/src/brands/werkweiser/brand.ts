import type { Brand } from "../brand.ts";
import { LEGAL, LEGAL_LINKS, QUESTIONS_LINK } from "../legal-links.ts";

const WWW = "https://www.werkweiser.example";

/** Brand B. The name, the people and the addresses are invented. */
export const werkweiser: Brand = {
  key: "werkweiser",
  name: "Werkweiser",
  claim: "Handwerk und Dienstleistung, gut gefunden",
  theme: "b",
  mailAccent: "#762a6c",
  providerNumber: "11880",
  logo: { src: "/brands/werkweiser/logo.svg", alt: "Werkweiser", aspectRatio: 208 / 40 },
  footerLogo: { src: "/brands/werkweiser/logo-footer.svg", alt: "Werkweiser", aspectRatio: 208 / 40 },
  domains: { www: "www.werkweiser.example", main: "werkweiser.example" },
  developmentHost: "marke-b.localhost",
  allowedRedirectDomains: ["werkweiser.example", "nahbei.example", "wer-kennt-den-besten.example"],
  contactDetails: {
    servicePhone: "040 66969 250",
    serviceMail: "hilfe@werkweiser.example",
    address: ["Werkweiser Medien GmbH & Co. KG", "Kontorsteig 4", "20459 Hamburg"],
    serviceHours: "Montag bis Donnerstag, 7 bis 17 Uhr, Freitag bis 14 Uhr",
  },
  legal: LEGAL,
  socialLinks: [
    { label: "Werkweiser auf YouTube", href: "https://youtube.werkweiser.example" },
    { label: "Werkweiser auf Instagram", href: "https://instagram.werkweiser.example" },
  ],
  trustLinks: [{ label: "Partner des Handwerks", href: `${WWW}/partner-des-handwerks` }],
  footer: {
    variant: "own",
    columns: [
      {
        heading: "Hilfe",
        links: [QUESTIONS_LINK, { label: "Zum Verzeichnis", href: WWW }],
      },
      {
        heading: "Rechtliches",
        links: LEGAL_LINKS,
      },
    ],
    closing: "Werkweiser Medien GmbH & Co. KG, Hamburg",
  },
  imprint: {
    company: "Werkweiser Medien GmbH & Co. KG",
    address: ["Kontorsteig 4", "20459 Hamburg"],
    represented: "Vertreten durch die Werkweiser Verwaltungs-GmbH, Geschäftsführerin: Swantje Brodersen",
    register: "Amtsgericht Hamburg, HRA 000250",
    vatId: "DE000000250",
    responsible: "Verantwortlich für den Inhalt: Swantje Brodersen, Anschrift wie oben",
    generalPartner: {
      company: "Werkweiser Verwaltungs-GmbH",
      address: ["Kontorsteig 4", "20459 Hamburg"],
      represented: "Geschäftsführerin: Swantje Brodersen",
      register: "Amtsgericht Hamburg, HRB 000251",
    },
  },
  law: {
    dataProtectionOfficer: {
      name: "Datenschutzbeauftragter Ruben Claasen",
      address: ["Werkweiser Medien GmbH & Co. KG", "Kontorsteig 4", "20459 Hamburg"],
      mail: "datenschutz@werkweiser.example",
    },
    supervisoryAuthority: {
      name: "Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit",
      address: ["Ludwig-Erhard-Straße 22", "20459 Hamburg"],
    },
    accessibilityAuthority: {
      name: "Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen",
      address: ["Carl-Miller-Straße 6", "39112 Magdeburg"],
    },
    contactPoint: { mail: "meldestelle@werkweiser.example", languages: "Deutsch und Englisch" },
    mediators: ["der Mediationsstelle Alsterufer, Hamburg", "der Wirtschaftsmediation Weser, Bremen"],
    validFrom: { terms: "2026-11-01", privacy: "2026-11-24", accessibility: "2026-11-24" },
  },
};
