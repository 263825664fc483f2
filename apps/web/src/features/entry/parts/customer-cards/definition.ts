import { type CustomerCard, CUSTOMER_CARD_CODES } from "@portal/contract/entry/choices";
import type { PartValues } from "@portal/contract/entry/parts";
import { customerCardsFields } from "@portal/contract/entry/rules/customer-cards";
import { plainPart } from "../../form-engine/plain-part.ts";
import { withCodeToggled } from "../../form-engine/with-code-toggled.ts";

type CustomerCardsDraft = PartValues["customerCards"];

/** Loyalty cards and discounts that the company accepts. */
export const customerCards = plainPart("customerCards", customerCardsFields);

/** Adds or removes a card. "none" excludes all others: it removes them, and any of them removes it. */
export function withCard(draft: CustomerCardsDraft, card: CustomerCard, on: boolean): CustomerCardsDraft {
  const { cards } = draft;
  if (on && card === "none") return { ...draft, cards: ["none"], ownCard: "" };
  const others = on ? cards.filter((other) => other !== "none") : cards;
  return { ...draft, cards: withCodeToggled(CUSTOMER_CARD_CODES, others, card, on) };
}

/** Sets the company's own card; a name removes "none". */
export const withOwnCard = (draft: CustomerCardsDraft, ownCard: string): CustomerCardsDraft => ({
  ...draft,
  cards: ownCard === "" ? draft.cards : draft.cards.filter((card) => card !== "none"),
  ownCard,
});
