import { PRODUCT_FEATURES_LIMITS } from "@portal/contract/entry/rules/product-features";
import { suggestProductFeatures } from "@portal/contract/entry/suggestions/calls";
import { controlId } from "@portal/contract/entry/places";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { errorInside } from "../../form-engine/part-definition.ts";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { WordsField } from "../../word-list/words-field.tsx";
import { productFeatures } from "./definition.ts";

const LIMITS = { most: PRODUCT_FEATURES_LIMITS.products, characters: PRODUCT_FEATURES_LIMITS.product };

const loadProducts = async (searchTerm: string, signal: AbortSignal) =>
  (await apiCall(suggestProductFeatures, { body: { searchTerm }, signal })).productFeatures.map((text) => ({
    key: text,
    text,
  }));

/** Products and brands that the company sells or uses (Specification §7 "updateEntryProductFeaturesData"). */
export default function ProductFeaturesForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(productFeatures, entry);
  return (
    <PartSection
      definition={productFeatures}
      form={form}
      mayWrite={mayWrite}
      description="Was Sie verkaufen oder verbauen, und von welchen Herstellern."
    >
      <div className={styles.narrow}>
        <WordsField
          id={controlId("productFeaturesData", "products")}
          label="Produkt oder Marke"
          help="Zum Beispiel „Wärmepumpen“ oder der Name eines Herstellers. Mehrere trennen Sie mit Komma."
          value={form.draft}
          error={errorInside(form.errors, "products")}
          limits={LIMITS}
          load={loadProducts}
          mayWrite={mayWrite}
          onChange={form.change}
        />
      </div>
    </PartSection>
  );
}
