import { TRADES_LIMITS } from "@portal/contract/entry/rules/trades";
import { controlId } from "@portal/contract/entry/places";
import { errorInside } from "../../form-engine/part-definition.ts";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { trades } from "./definition.ts";
import { TradesField } from "./trades-field.tsx";

/** The trades under which customers find the company (Specification §7 "updateEntryTradesData"). */
export default function TradesForm({ entry, mayWrite }: PartFormProps) {
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
          most={TRADES_LIMITS.trades}
          mayWrite={mayWrite}
          onChange={form.change}
        />
      </div>
    </PartSection>
  );
}
