import type { ReactNode } from "react";
import { Section } from "../../ui/page/section.tsx";
import { brand } from "../brand/brand.ts";
import { ServicePhone } from "../brand/service-phone.tsx";
import { PageLink } from "../routing/page-link.tsx";
import styles from "./without-product.module.css";

type WithoutProductProps = {
  /** "Eine Website gehört nicht zu Ihren Produkten" */
  title: string;
  /** One sentence before the list: "Mit einer Website von uns". */
  lead: ReactNode;
  /** What it brings, each continuing the sentence. Nothing that the portal can't do. */
  brings: readonly ReactNode[];
  /** What a question about it refers to. */
  product: string;
  children?: ReactNode;
};

/** Instead of a product's page for companies without it: what it would bring, and whom to ask. */
export function WithoutProduct({ title, lead, brings, product, children }: WithoutProductProps) {
  return (
    <Section title={title}>
      <div className={styles.text}>
        <p>{lead}</p>
        <ul className={styles.list}>
          {brings.map((gain, index) => (
            <li key={index}>{gain}</li>
          ))}
        </ul>
        <p>
          Fragen und Bestellung: <ServicePhone /> ({brand.contactDetails.serviceHours}). Oder{" "}
          <PageLink to="service_cases" query={{ neu: "product", bezug: product }}>
            schreiben Sie uns
          </PageLink>
          .
        </p>
        {children}
      </div>
    </Section>
  );
}
