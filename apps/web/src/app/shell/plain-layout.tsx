import type { ReactNode } from "react";
import { Notices } from "../../features/notifications/notices.tsx";
import { brand } from "../../platform/brand/brand.ts";
import { BrandLogo } from "../../ui/content/brand-logo.tsx";
import { Footer } from "./footer.tsx";
import styles from "./plain-layout.module.css";

/** The frame of pages without menu: login, error pages of logged-out visitors. It needs no router. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#inhalt">
        Zum Inhalt springen
      </a>
      <header className={styles.header}>
        <div className={styles.inner}>
          <a href="/" className={styles.logo}>
            <BrandLogo {...brand.logo} />
          </a>
        </div>
      </header>
      <NoticesPlace>
        <Notices />
      </NoticesPlace>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The server fills in the current notices when it sends a rendered page. */
export const NoticesPlace = ({ children }: { children?: ReactNode }) => (
  <div className={styles.notices}>{children}</div>
);
