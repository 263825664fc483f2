import type { ReactNode } from "react";
import { brand } from "../../platform/brand/brand.ts";
import { BrandLogo } from "../../ui/brand-logo.tsx";
import { Footer } from "./footer.tsx";
import { Notices } from "./notices.tsx";
import styles from "./plain-layout.module.css";

type PlainLayoutProps = {
  children: ReactNode;
  /** Where the logo leads; the start page sorts everybody by itself. */
  home?: string;
};

/** Pages without menu: log-in, error pages of logged-out visitors, public entries. Needs no router. */
export function PlainLayout({ children, home = "/" }: PlainLayoutProps) {
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#inhalt">
        Zum Inhalt springen
      </a>
      <header className={styles.header}>
        <a href={home} className={styles.logo}>
          <BrandLogo {...brand.logo} />
        </a>
      </header>
      <Notices />
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
