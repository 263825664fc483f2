import { PAYMENT_METHOD_CODES, PAYMENT_METHODS } from "@portal/contract/entry/choices";
import { controlId } from "@portal/contract/entry/places";
import { CheckboxGroup } from "../../../../ui/fields/checkbox-group.tsx";
import { errorInside } from "../../form-engine/part-definition.ts";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import { PartSection } from "../../form-engine/part-section.tsx";
import { withCodeToggled } from "../../form-engine/with-code-toggled.ts";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { payments } from "./definition.ts";

const OPTIONS = PAYMENT_METHOD_CODES.map((value) => ({ value, label: PAYMENT_METHODS[value] }));

export default function PaymentsForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(payments, entry);
  return (
    <PartSection
      definition={payments}
      form={form}
      mayWrite={mayWrite}
      description="So weiß jeder vorher, ob Karte oder Bargeld in die Tasche gehört."
    >
      <CheckboxGroup
        id={controlId("payments", "paymentMethods")}
        legend="So können Kunden bezahlen"
        options={OPTIONS}
        chosen={form.draft.paymentMethods}
        error={errorInside(form.errors, "paymentMethods")}
        onToggle={(method, on) =>
          form.change((old) => ({
            ...old,
            paymentMethods: withCodeToggled(PAYMENT_METHOD_CODES, old.paymentMethods, method, on),
          }))
        }
      />
    </PartSection>
  );
}
