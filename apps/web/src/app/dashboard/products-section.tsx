import type { ReactNode } from "react";
import type { ProductItem } from "@portal/contract/account/calls";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { Status } from "../../ui/content/status.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { store } from "../../ui/icons/icons.ts";
import { Section } from "../../ui/page/section.tsx";
import { groupProducts, type ProductGroup, STATUS_LABELS } from "../../platform/products/product-groups.ts";
import styles from "./products-section.module.css";

type ProductsSectionProps = { products: readonly ProductItem[]; children?: ReactNode };

/** The company's current products by family, and the number of ended ones. */
export function ProductsSection({ products, children }: ProductsSectionProps) {
  const { groups, inactive } = groupProducts(products);
  return (
    <Section
      title="Ihre Produkte"
      description={groups.length > 0 ? "Was gerade für Sie läuft oder eingerichtet wird." : undefined}
    >
      {groups.length === 0 ? (
        <EmptyState icon={store} title="Gerade kein aktives Produkt">
          {inactive > 0
            ? endedText(inactive)
            : "Sobald Sie ein Produkt bestellt haben, sehen Sie hier, wie es darum steht."}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.groups} role="list">
            {groups.map((group) => (
              <Group key={group.family} group={group} />
            ))}
          </ul>
          {inactive > 0 && <p className={styles.quiet}>{endedText(inactive)}</p>}
        </>
      )}
      {children}
    </Section>
  );
}

function Group({ group }: { group: ProductGroup }) {
  return (
    <li className={styles.group}>
      <h3 className={styles.label}>{group.page ? <PageLink to={group.page}>{group.label}</PageLink> : group.label}</h3>
      <ul className={styles.products} role="list">
        {group.products.map(({ name, status }, index) => (
          <li key={`${name}${index}`} className={styles.product}>
            {name !== group.label && <span>{name}</span>}
            {status !== "Inactive" && <Status tone={STATUS_LABELS[status].tone}>{STATUS_LABELS[status].label}</Status>}
          </li>
        ))}
      </ul>
    </li>
  );
}

const endedText = (count: number): string =>
  count === 1
    ? "Ein früheres Produkt ist beendet und wird hier nicht gezeigt."
    : `${count} frühere Produkte sind beendet und werden hier nicht gezeigt.`;
