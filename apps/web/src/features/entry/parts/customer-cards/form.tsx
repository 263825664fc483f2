import { CUSTOMER_CARDS_LIMITS } from "@portal/contract/entry/rules/customer-cards";
import { CUSTOMER_CARD_CODES, CUSTOMER_CARDS } from "@portal/contract/entry/choices";
import { controlId } from "@portal/contract/entry/places";
import { CheckboxGroup } from "../../../../ui/fields/checkbox-group.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { errorInside } from "../../form-engine/part-definition.ts";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { customerCards, withCard, withOwnCard } from "./definition.ts";

const OPTIONS = CUSTOMER_CARD_CODES.map((value) => ({ value, label: CUSTOMER_CARDS[value] }));

export default function CustomerCardsForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(customerCards, entry);
  const { draft, errors } = form;
  return (
    <PartSection
      definition={customerCards}
      form={form}
      mayWrite={mayWrite}
      description="Was Stammkunden bei Ihnen einlösen können. „Keine“ ist auch eine Antwort."
    >
      <CheckboxGroup
        id={controlId("customerCards", "cards")}
        legend="Das gilt bei uns"
        options={OPTIONS}
        chosen={draft.cards}
        error={errorInside(errors, "cards")}
        onToggle={(card, on) => form.change((old) => withCard(old, card, on))}
      />
      <div className={styles.narrow}>
        <TextField
          id={controlId("customerCards", "ownCard")}
          label="Eigene Kundenkarte"
          help="Zum Beispiel: Stempelkarte, der zehnte Haarschnitt ist frei."
          optional
          maxLength={CUSTOMER_CARDS_LIMITS.ownCard}
          value={draft.ownCard}
          error={errors.ownCard}
          onChange={({ currentTarget: { value } }) => form.change((old) => withOwnCard(old, value))}
          onBlur={() => form.recheck("ownCard")}
        />
      </div>
    </PartSection>
  );
}
