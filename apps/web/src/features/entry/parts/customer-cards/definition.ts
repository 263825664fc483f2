import { type CustomerCard, CUSTOMER_CARD_CODES } from "@portal/contract/entry/choices";
import type { EntryDetails } from "@portal/contract/entry/details";
import { customerCardsBody } from "@portal/contract/entry/save/bodies";
import { updateEntryCustomerCards } from "@portal/contract/entry/save/calls";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { plainPart } from "../../form-engine/plain-part.ts";
import { toggled } from "../../form-engine/toggled.ts";

type CustomerCardsDraft = EntryDetails["customerCards"];

/** Which cards and advantages count. */
export const customerCards = plainPart({
  part: "customerCards",
  body: customerCardsBody,
  send: (body) => apiCall(updateEntryCustomerCards, { body }),
});

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
