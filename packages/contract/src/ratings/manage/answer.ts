/**
 * The public answer of a company to a rating, as pure functions: draft, published, edited, withdrawn, and whether the
 * provider lets it be seen.
 */

/**
 * At most three bytes each, so that every answer fits into the 4,096 bytes that Google allows for a reply.
 */
export const ANSWER_CHARACTERS = 1300;

export const ANSWER_STATES = ["draft", "published", "withdrawn"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** `waiting`: a person of the provider looks at it before visitors see it. */
export const MODERATIONS = ["accepted", "waiting", "refused"] as const;
export type Moderation = (typeof MODERATIONS)[number];

/** What happens at a source that gets answers over a connection. After a withdrawal `done` means: deleted there. */
export const DELIVERIES = ["none", "sending", "done", "failed"] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Why a source did not take an answer. Only `away` may end by itself. */
export const DELIVERY_FAILURES = ["not_connected", "rating_gone", "refused", "away"] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** `isEdited`: it was published more than once. */
export type AnswerLife = { state: AnswerState; isEdited: boolean; moderation: Moderation };

/** `restore` takes a withdrawal back; `accept` and `refuse` are the provider's. */
export type AnswerAction = "save_draft" | "publish" | "withdraw" | "restore" | "accept" | "refuse";

const NEW: AnswerLife = { state: "draft", isEdited: false, moderation: "accepted" };

/**
 * The life after an action; null if the action is not possible.
 * @param isClean whether the check of the text found nothing; matters for `publish` only
 */
export function afterAnswerAction(life: AnswerLife | null, action: AnswerAction, isClean = true): AnswerLife | null {
  switch (action) {
    case "save_draft":
      return life ?? NEW;
    case "publish":
      return {
        state: "published",
        isEdited: life?.state === "published" || life?.isEdited === true,
        moderation: isClean ? "accepted" : "waiting",
      };
    case "withdraw":
      return life?.state === "published" ? { ...life, state: "withdrawn" } : null;
    case "restore":
      return life?.state === "withdrawn" ? { ...life, state: "published" } : null;
    case "accept":
    case "refuse":
      return life?.state === "published" ? { ...life, moderation: action === "accept" ? "accepted" : "refused" } : null;
  }
}

/** Whether visitors see the answer. */
export const isPublic = ({ state, moderation }: AnswerLife): boolean =>
  state === "published" && moderation === "accepted";

/** Whether the company has nothing left to do: a refused answer counts as none. */
export const countsAsAnswered = (life: AnswerLife | null): boolean =>
  life?.state === "published" && life.moderation !== "refused";
