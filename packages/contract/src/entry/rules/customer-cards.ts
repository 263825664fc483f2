/** Customer cards and advantages (Specification §7 "updateEntryCustomerCards"). */
import * as z from "zod/mini";
import { notImitating } from "../../text/provider-name-rule.ts";
import { choicesOf, lineOf } from "../../text/text-fields.ts";
import { CUSTOMER_CARD_CODES } from "../choices.ts";

/** Longest texts, in characters. */
export const CUSTOMER_CARDS_LIMITS = { ownCard: 100 } as const;

export const customerCardsFields = {
  cards: choicesOf(CUSTOMER_CARD_CODES).check(
    z.refine(
      (cards) => !cards.includes("none") || cards.length === 1,
      "Bitte wählen Sie entweder „Keine“ oder die Karten, die gelten.",
    ),
  ),
  /** The company's own card, as the company calls it. */
  ownCard: lineOf(CUSTOMER_CARDS_LIMITS.ownCard).check(notImitating),
};
