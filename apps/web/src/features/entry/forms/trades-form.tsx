import { OFFER_LIMITS } from "@portal/contract/entry/offer-rules";
import { TradesField } from "../offer/trades-field.tsx";
import { controlId, errorInside } from "../parts/part.ts";
import { trades } from "../parts/trades.ts";
import { usePartForm } from "../parts/use-part-form.ts";
import styles from "./forms.module.css";
import type { PartFormProps } from "./part-form-props.ts";
import { PartSection } from "./part-section.tsx";

/** The trades under which customers find the company (Specification §7 "updateEntryTradesData"). */
export function Form({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(trades, entry);
  return (
    <PartSection
      definition={trades}
      form={form}
      mayWrite={mayWrite}
      description="Unter diesen Branchen finden Kunden Ihre Firma."
    >
      <div className={styles.narrow}>
        <TradesField
          id={controlId("tradesData", "trades")}
          value={form.draft}
          error={errorInside(form.errors, "trades")}
          most={OFFER_LIMITS.trades}
          mayWrite={mayWrite}
          onChange={form.change}
        />
      </div>
    </PartSection>
  );
}
