import type { BrandLink } from "@portal/contract/brands/brand";
import { pathOf } from "@portal/contract/pages/routes";
import { memo } from "react";
import { brand } from "../../platform/brand/brand.ts";
import { telephoneAddress } from "../../platform/brand/contact.ts";
import { BrandLogo } from "../../ui/content/brand-logo.tsx";
import styles from "./footer.module.css";

const COOKIES: BrandLink = { label: "Cookie-Einstellungen", href: pathOf("cookie_settings") };

/** One brand has its own footer, the other uses the standard one (Specification §9 "Brand check"). */
export const Footer = memo(() => (brand.footer.variant === "own" ? <OwnFooter /> : <StandardFooter />));

/** Columns of links; trust and social links below. */
function StandardFooter() {
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <BrandLogo {...brand.footerLogo} />
            <p>{brand.claim}</p>
            <Contact />
          </div>
          {brand.footer.columns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <Links links={links} />
            </nav>
          ))}
        </div>
        <div className={styles.closing}>
          <p>{brand.footer.closing}</p>
          <Links links={[...brand.trustLinks, ...brand.socialLinks, COOKIES]} inline />
        </div>
      </div>
    </footer>
  );
}

/** The service phone first, then one line of links. */
function OwnFooter() {
  return (
    <footer className={`${styles.footer} ${styles.own}`} data-print="hide">
      <div className={styles.inner}>
        <div className={styles.call}>
          <div>
            <h2 className={styles.question}>Fragen? Wir sind für Sie da.</h2>
            <p>{brand.contactDetails.serviceHours}</p>
          </div>
          <Contact />
        </div>
        <div className={styles.closing}>
          <BrandLogo {...brand.footerLogo} height={1.5} />
          <Links links={brand.footer.columns.flatMap(({ links }) => links)} inline />
        </div>
        <div className={styles.closing}>
          <p>{brand.footer.closing}</p>
          <Links links={[...brand.trustLinks, ...brand.socialLinks, COOKIES]} inline />
        </div>
      </div>
    </footer>
  );
}

function Contact() {
  const { servicePhone, serviceMail } = brand.contactDetails;
  return (
    <ul role="list" className={styles.contact}>
      <li>
        <a href={telephoneAddress(servicePhone)}>{servicePhone}</a>
      </li>
      <li>
        <a href={`mailto:${serviceMail}`}>{serviceMail}</a>
      </li>
    </ul>
  );
}

function Links({ links, inline = false }: { links: readonly BrandLink[]; inline?: boolean }) {
  return (
    <ul role="list" className={inline ? styles.inline : styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
