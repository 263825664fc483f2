import { pathOf } from "@portal/contract/pages/routes";
import type { ReactNode } from "react";
import { brand } from "../../../platform/brand/brand.ts";
import { BrandLogo } from "../../../ui/content/brand-logo.tsx";
import styles from "./public-layout.module.css";

/** The frame of public entries: the directory's brand and little else. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const legal = brand.footer.columns.find(({ heading }) => heading === "Rechtliches")?.links ?? [];
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#inhalt">
        Zum Inhalt springen
      </a>
      <header className={styles.header}>
        <BrandLogo {...brand.logo} height={1.375} />
        <span className="note">{brand.claim}</span>
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          Ein Eintrag bei {brand.name}. {brand.footer.closing}
        </p>
        <ul className={styles.links} role="list" data-print="hide">
          {[...legal, { label: "Cookie-Einstellungen", href: pathOf("cookie_settings") }].map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="target">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
