import { SERVICE_FEATURE_GROUPS, type ServiceFeature } from "@portal/contract/entry/choices";
import type { PublicEntry } from "@portal/contract/entry/entry";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icons/icon.tsx";
import { check } from "../../../ui/icons/icons.ts";
import styles from "./public-entry-view.module.css";

type OfferProps = { entry: PublicEntry; block: (title: string, children: ReactNode) => ReactNode };

/** What the company does and sells, and where it works; empty parts are left out. */
export function Offer({ entry, block }: OfferProps) {
  const groups = servicesByGroup(entry.serviceFeaturesData.services);
  const { products } = entry.productFeaturesData;
  return (
    <>
      {groups.length > 0 &&
        block(
          "Leistungen und Service",
          <div className={styles.groups}>
            {groups.map(({ title, labels }) => (
              <div key={title}>
                <p className={styles.groupTitle}>{title}</p>
                <ul className={styles.ticks} role="list">
                  {labels.map((label) => (
                    <li key={label}>
                      <Icon shape={check} size={1} className={styles.tick} />
                      {label}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>,
        )}
      {products.length > 0 &&
        block(
          "Produkte und Marken",
          <ul className={styles.tags} role="list">
            {products.map((product) => (
              <li key={product}>{product}</li>
            ))}
          </ul>,
        )}
    </>
  );
}

/** The groups with at least one of the company's services, with German labels. */
function servicesByGroup(services: readonly ServiceFeature[]): { title: string; labels: string[] }[] {
  const offered: ReadonlySet<string> = new Set(services);
  return SERVICE_FEATURE_GROUPS.map(({ title, features }) => ({
    title,
    labels: Object.entries(features).flatMap(([code, label]: [string, string]) => (offered.has(code) ? [label] : [])),
  })).filter(({ labels }) => labels.length > 0);
}
