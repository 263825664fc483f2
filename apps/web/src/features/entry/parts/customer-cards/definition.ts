import { type CustomerCard, CUSTOMER_CARD_CODES } from "@portal/contract/entry/choices";
import type { PartValues } from "@portal/contract/entry/parts";
import { customerCardsFields } from "@portal/contract/entry/rules/customer-cards";
import { plainPart } from "../../form-engine/plain-part.ts";
import { toggled } from "../../form-engine/toggled.ts";

type CustomerCardsDraft = PartValues["customerCards"];

/** Which cards and advantages count. */
export const customerCards = plainPart("customerCards", customerCardsFields);

/** A card is ticked or not; "none" stands alone, so it takes all others away, and any of them takes it away. */
export function withCard({ cards, ownCard }: CustomerCardsDraft, card: CustomerCard, on: boolean): CustomerCardsDraft {
  if (on && card === "none") return { cards: ["none"], ownCard: "" };
  const others = on ? cards.filter((other) => other !== "none") : cards;
  return { cards: toggled(CUSTOMER_CARD_CODES, others, card, on), ownCard };
}

/** The company's own card; naming one says that there are some. */
export const withOwnCard = ({ cards }: CustomerCardsDraft, ownCard: string): CustomerCardsDraft => ({
  cards: ownCard === "" ? cards : cards.filter((card) => card !== "none"),
  ownCard,
});
