/** Rules of what a company tells about itself: details, payments, customer cards, online presence, B2B codex (Specification §5, §7). */
import * as z from "zod/mini";
import {
  CUSTOMER_CARD_CODES,
  EMPLOYEE_BAND_CODES,
  LANGUAGE_CODES,
  LEGAL_FORM_CODES,
  type Network,
  NETWORK_CODES,
  NETWORKS,
  PAYMENT_METHOD_CODES,
} from "./choices.ts";
import { choiceOrNone, choicesOf, emptyOr, lineOf, linesOf } from "../text/text-fields.ts";
import { hostOfUrl, isCustomUrl } from "../text/patterns.ts";
import { notImitating } from "../text/provider-name-rule.ts";

export const DETAILS_LIMITS = {
  director: 100,
  directors: 10,
  certificate: 100,
  certificates: 10,
  registerCourt: 100,
  registerNumber: 40,
  ownCard: 100,
  url: 500,
  signatory: 100,
} as const;

const VAT_ID = /^DE\d{9}$/;

export const companyDetailsFields = {
  legalForm: choiceOrNone(LEGAL_FORM_CODES),
  /** Names of owners or directors. */
  directors: linesOf("Personen", { characters: DETAILS_LIMITS.director, most: DETAILS_LIMITS.directors }),
  employees: choiceOrNone(EMPLOYEE_BAND_CODES),
  languages: choicesOf(LANGUAGE_CODES),
  certificates: linesOf("Auszeichnungen", {
    characters: DETAILS_LIMITS.certificate,
    most: DETAILS_LIMITS.certificates,
  }),
  vatId: lineOf(20).check(
    z.overwrite((text: string) => text.replace(/[\s.-]/g, "").toUpperCase()),
    emptyOr((text) => VAT_ID.test(text), "Bitte geben Sie die USt-IdNr. mit DE und neun Ziffern an: DE123456789."),
  ),
  registerCourt: lineOf(DETAILS_LIMITS.registerCourt),
  registerNumber: lineOf(DETAILS_LIMITS.registerNumber),
};

export const paymentsFields = { paymentMethods: choicesOf(PAYMENT_METHOD_CODES) };

export const customerCardsFields = {
  cards: choicesOf(CUSTOMER_CARD_CODES).check(
    z.refine(
      (cards) => !cards.includes("none") || cards.length === 1,
      "Bitte wählen Sie entweder „Keine“ oder die Karten, die gelten.",
    ),
  ),
  /** A card of the company's own, in its own words. */
  ownCard: lineOf(DETAILS_LIMITS.ownCard).check(notImitating),
};

const isAddressOf = (network: Network, url: string): boolean => {
  const host = hostOfUrl(url);
  return host !== null && NETWORKS[network].hosts.some((own) => host === own || host.endsWith(`.${own}`));
};

const URL_EXAMPLE = "Bitte geben Sie eine Webadresse an, zum Beispiel: www.firma.example.";
const webAddress = lineOf(DETAILS_LIMITS.url).check(emptyOr(isCustomUrl, URL_EXAMPLE));

const profile = z
  .object({
    network: z.enum(NETWORK_CODES, "Bitte wählen Sie ein Netzwerk."),
    url: lineOf(DETAILS_LIMITS.url, "Bitte geben Sie die Adresse Ihres Profils an."),
  })
  .check(
    z.refine(({ network, url }) => url === "" || isAddressOf(network, url), {
      path: ["url"],
      error: ({ input }) => {
        const { network } = input as { network: Network };
        return `Das ist keine Adresse bei ${NETWORKS[network].label}. Sie beginnt zum Beispiel mit ${NETWORKS[network].hosts[0]}/.`;
      },
    }),
  );

export const onlinePresenceFields = {
  /** At most one of each network. */
  profiles: z.array(profile).check(
    z.maxLength(NETWORK_CODES.length, "Bitte jedes Netzwerk nur einmal."),
    z.refine(
      (profiles) => new Set(profiles.map(({ network }) => network)).size === profiles.length,
      "Bitte jedes Netzwerk nur einmal.",
    ),
  ),
  shopUrl: webAddress,
  bookingUrl: webAddress,
};

/** The business-to-business codex: promises of a company to other businesses, signed by a person. */
export const b2bCodexFields = {
  accepted: z.boolean(),
  signatory: lineOf(DETAILS_LIMITS.signatory),
};
/** Signing takes a name; withdrawing does not. */
export const signedByName = z.refine<{ accepted: boolean; signatory: string }>(
  ({ accepted, signatory }) => !accepted || signatory !== "",
  { path: ["signatory"], error: "Bitte geben Sie an, wer für Ihre Firma unterschreibt." },
);
