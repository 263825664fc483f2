/** The criteria of a complete entry, each with its points, its benefit and its effort. */

import { ENTRY_PARTS, type EntryPart } from "../parts.ts";

/**
 * The specification's fifteen parts (§7 "updateEntry…"), in the order of the page. The codex is excluded, because it
 * is voluntary.
 */
export type CompletenessPart = Exclude<EntryPart, "b2bCodex">;
export const COMPLETENESS_PARTS = ENTRY_PARTS.filter((part): part is CompletenessPart => part !== "b2bCodex");

/** What the criteria need to know about an entry. */
export type EntryFacts = {
  hasStreet: boolean;
  hasPostalCodeAndCity: boolean;
  hasPhone: boolean;
  hasEmail: boolean;
  hasWebsite: boolean;
  hasOpeningHours: boolean;
  hasLogo: boolean;
  hasSlogan: boolean;
  aboutUsCharacters: number;
  hasFoundingYear: boolean;
  specialtyCount: number;
  /** Names of the vocabulary; empty if the company names none. */
  trades: readonly string[];
  /** Parts with any content; parts with criteria of their own do not use it. */
  filledParts: readonly CompletenessPart[];
};

export type Criterion = {
  readonly id: string;
  readonly part: CompletenessPart;
  readonly points: number;
  readonly isMet: (facts: EntryFacts) => boolean;
  /** The action, as a button or headline names it. */
  readonly title: string;
  /** The benefit, in one sentence. */
  readonly benefit: string;
  readonly minutes: number;
  /** Whether the criterion makes sense for the company; absent: for every company. */
  readonly fits?: (facts: EntryFacts) => boolean;
};

/** Trades whose customers come to them, for advice or treatment: they serve no area, and sell no brands. */
const PRACTICE = /arzt|ärzt|praxis|klinik|anw[aä]lt|notar|steuerberat|psychotherap|kieferorthop/i;
const isNoPractice = ({ trades }: EntryFacts): boolean =>
  trades.length === 0 || !trades.every((trade) => PRACTICE.test(trade));

/** From these lengths on, "about us" counts as a text and as a good text. */
const ABOUT_US_SHORT_CHARACTERS = 150;
const ABOUT_US_GOOD_CHARACTERS = 400;
const SPECIALTIES_WANTED = 3;

/** The criterion of a part for which any content is enough. */
const filled = (
  part: CompletenessPart,
  points: number,
  minutes: number,
  title: string,
  benefit: string,
): Criterion => ({
  id: part,
  part,
  points,
  minutes,
  title,
  benefit,
  isMet: ({ filledParts }) => filledParts.includes(part),
});

/** The points add up to 100, so that points are percent where every criterion fits. */
export const CRITERIA: readonly Criterion[] = [
  {
    id: "phone",
    part: "companyData",
    points: 8,
    minutes: 1,
    isMet: ({ hasPhone }) => hasPhone,
    title: "Telefonnummer eintragen",
    benefit: "Wer Sie findet, kann Sie mit einem Tipp anrufen.",
  },
  {
    id: "street",
    part: "companyData",
    points: 6,
    minutes: 1,
    isMet: ({ hasStreet }) => hasStreet,
    title: "Straße und Hausnummer eintragen",
    benefit: "Ihre Kunden finden den Weg zu Ihnen, auch mit dem Navi.",
  },
  {
    id: "city",
    part: "companyData",
    points: 4,
    minutes: 1,
    isMet: ({ hasPostalCodeAndCity }) => hasPostalCodeAndCity,
    title: "Postleitzahl und Ort eintragen",
    benefit: "Sie erscheinen, wenn jemand in Ihrer Nähe sucht.",
  },
  {
    id: "email",
    part: "companyData",
    points: 4,
    minutes: 1,
    isMet: ({ hasEmail }) => hasEmail,
    title: "E-Mail-Adresse eintragen",
    benefit: "Anfragen erreichen Sie auch, wenn Sie nicht ans Telefon können.",
  },
  {
    id: "website",
    part: "companyData",
    points: 3,
    minutes: 1,
    isMet: ({ hasWebsite }) => hasWebsite,
    title: "Website eintragen",
    benefit: "Wer mehr über Sie wissen will, ist mit einem Tipp dort.",
  },
  {
    id: "openingHours",
    part: "openingHours",
    points: 10,
    minutes: 3,
    isMet: ({ hasOpeningHours }) => hasOpeningHours,
    title: "Öffnungszeiten eintragen",
    benefit: "Niemand steht vor verschlossener Tür, und in der Suche steht, dass Sie geöffnet haben.",
  },
  {
    id: "logo",
    part: "logoAndSlogan",
    points: 7,
    minutes: 2,
    isMet: ({ hasLogo }) => hasLogo,
    title: "Logo hochladen",
    benefit: "Ihr Eintrag fällt in der Liste auf, und Kunden erkennen Sie wieder.",
  },
  {
    id: "slogan",
    part: "logoAndSlogan",
    points: 2,
    minutes: 1,
    isMet: ({ hasSlogan }) => hasSlogan,
    title: "Slogan eintragen",
    benefit: "Ein Satz sagt sofort, wofür Sie stehen.",
  },
  {
    id: "aboutUs",
    part: "aboutUs",
    points: 4,
    minutes: 4,
    isMet: ({ aboutUsCharacters }) => aboutUsCharacters >= ABOUT_US_SHORT_CHARACTERS,
    title: "Ihre Firma vorstellen",
    benefit: "Kunden erfahren, wer Sie sind und was Sie besonders gut können.",
  },
  {
    id: "aboutUsLong",
    part: "aboutUs",
    points: 2,
    minutes: 5,
    isMet: ({ aboutUsCharacters }) => aboutUsCharacters >= ABOUT_US_GOOD_CHARACTERS,
    title: "Vorstellung ausführlicher schreiben",
    benefit: "Mit mehr Einzelheiten beantworten Sie Fragen, bevor sie gestellt werden.",
  },
  {
    id: "specialties",
    part: "aboutUs",
    points: 3,
    minutes: 2,
    isMet: ({ specialtyCount }) => specialtyCount >= SPECIALTIES_WANTED,
    title: `${SPECIALTIES_WANTED} Schwerpunkte nennen`,
    benefit: "Sie bekommen eher die Anfragen, die zu Ihnen passen.",
  },
  {
    id: "foundingYear",
    part: "aboutUs",
    points: 2,
    minutes: 1,
    isMet: ({ hasFoundingYear }) => hasFoundingYear,
    title: "Gründungsjahr eintragen",
    benefit: "Erfahrung schafft Vertrauen.",
  },
  filled(
    "companyDetailsData",
    4,
    2,
    "Angaben zur Firma ergänzen",
    "Kunden sehen Rechtsform und Ansprechpartner auf einen Blick.",
  ),
  filled("payments", 3, 1, "Zahlungsarten angeben", "Kunden wissen vorher, wie sie bei Ihnen bezahlen können."),
  {
    ...filled(
      "customerCards",
      2,
      1,
      "Kundenkarten angeben",
      "Stammkunden sehen, welche Karten bei Ihnen gelten. „Keine“ ist auch eine Antwort.",
    ),
    fits: isNoPractice,
  },
  filled("onlinePresence", 3, 2, "Auftritte im Netz verknüpfen", "Ihre Profile werden von Ihrem Eintrag aus gefunden."),
  filled("tradesData", 8, 3, "Branchen wählen", "Sie erscheinen, wenn jemand nach Ihrer Branche sucht."),
  filled("searchKeywordsData", 5, 3, "Suchbegriffe angeben", "Sie werden auch mit den Worten Ihrer Kunden gefunden."),
  filled("serviceFeaturesData", 5, 3, "Leistungen angeben", "Kunden sehen, ob Sie anbieten, was sie brauchen."),
  {
    ...filled(
      "productFeaturesData",
      3,
      3,
      "Produkte und Marken angeben",
      "Sie werden gefunden, wenn jemand eine Marke sucht.",
    ),
    fits: isNoPractice,
  },
  {
    ...filled(
      "serviceAreaData",
      4,
      2,
      "Einzugsgebiet festlegen",
      "Wer in der Umgebung sucht, findet Sie auch aus den Nachbarorten.",
    ),
    fits: isNoPractice,
  },
  filled("documents", 2, 3, "Dokumente hinzufügen", "Preislisten und Faltblätter sind immer zur Hand."),
  filled("media", 6, 5, "Bilder hinzufügen", "Bilder zeigen Ihre Arbeit besser als jeder Text."),
];
