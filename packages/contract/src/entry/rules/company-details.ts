/** Legal form, people, languages, certificates and register entry (Specification §7 "updateEntryCompanyDetailsData"). */
import * as z from "zod/mini";
import { choiceOrNone, choicesOf, emptyOr, lineOf, linesOf } from "../../text/text-fields.ts";
import { EMPLOYEE_BAND_CODES, LANGUAGE_CODES, LEGAL_FORM_CODES } from "../choices.ts";

/** Singular: characters of one item; plural: how many items at most. */
export const COMPANY_DETAILS_LIMITS = {
  director: 100,
  directors: 10,
  certificate: 100,
  certificates: 10,
  registerCourt: 100,
  registerNumber: 40,
} as const;

const VAT_ID = /^DE\d{9}$/;

export const companyDetailsFields = {
  legalForm: choiceOrNone(LEGAL_FORM_CODES),
  /** Names of owners or directors. */
  directors: linesOf("Personen", {
    characters: COMPANY_DETAILS_LIMITS.director,
    most: COMPANY_DETAILS_LIMITS.directors,
  }),
  employees: choiceOrNone(EMPLOYEE_BAND_CODES),
  languages: choicesOf(LANGUAGE_CODES),
  certificates: linesOf("Auszeichnungen", {
    characters: COMPANY_DETAILS_LIMITS.certificate,
    most: COMPANY_DETAILS_LIMITS.certificates,
  }),
  /** "DE123456789" or "". */
  vatId: lineOf(20).check(
    z.overwrite((text: string) => text.replace(/[\s.-]/g, "").toUpperCase()),
    emptyOr((text) => VAT_ID.test(text), "Bitte geben Sie die USt-IdNr. mit DE und neun Ziffern an: DE123456789."),
  ),
  registerCourt: lineOf(COMPANY_DETAILS_LIMITS.registerCourt),
  registerNumber: lineOf(COMPANY_DETAILS_LIMITS.registerNumber),
};
