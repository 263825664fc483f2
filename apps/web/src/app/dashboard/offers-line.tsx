import type { ProductItem } from "@portal/contract/account/calls";
import { Fragment } from "react";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { otherFamilies } from "../../platform/products/product-groups.ts";
import styles from "./products-section.module.css";
import { useTaskMarks } from "./tasks/task-marks.ts";

/** One calm line about products that the company does not have. Whoever hides it does not see it for a year. */
export function OffersLine({ products, mayWrite }: { products: readonly ProductItem[]; mayWrite: boolean }) {
  const { hideOffers } = useTaskMarks();
  const families = otherFamilies(products);
  if (families.length === 0) return null;
  return (
    <div className={styles.offers}>
      <p>
        Nicht gebucht:{" "}
        {families.map(({ label, page }, index) => (
          <Fragment key={label}>
            {index > 0 && ", "}
            <PageLink to={page}>{label}</PageLink>
          </Fragment>
        ))}
        . Auf den Seiten steht, was sie bringen würden.
      </p>
      {mayWrite && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            document.querySelector("h1")?.focus();
            void hideOffers();
          }}
        >
          Ausblenden<span className="visually-hidden">: nicht gebuchte Produkte</span>
        </Button>
      )}
    </div>
  );
}
