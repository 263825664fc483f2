import type { ReactNode } from "react";
import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import styles from "./link-frame.module.css";

type LinkFrameProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode };

/** The frame of the linking pages: one thing to do, and a human to call. */
export function LinkFrame({ title, lead, children }: LinkFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      <p className={styles.help}>
        Fragen? Rufen Sie uns an: <ServicePhone />
        <br />
        {brand.contactDetails.serviceHours}
      </p>
    </div>
  );
}

export const formClass = styles.form;
