import { tradesFields } from "@portal/contract/entry/rules/trades";
import type { PartDefinition } from "../../form-engine/part-definition.ts";
import { wordsPart } from "../../word-list/words-part.ts";
import type { WordsDraft } from "../../word-list/add-words.ts";

const listed = wordsPart("tradesData", "trades", tradesFields);

/** Trades from the directory's list; the first is the main trade. The typed text is only a search. */
export const trades: PartDefinition<WordsDraft> = {
  ...listed,
  check: (draft) =>
    draft.typed.trim() === ""
      ? listed.check(draft)
      : {
          ok: false,
          errors: {
            trades: `„${draft.typed.trim()}“ ist noch nicht gewählt. Bitte wählen Sie einen Vorschlag, oder leeren Sie das Feld.`,
          },
        },
};
