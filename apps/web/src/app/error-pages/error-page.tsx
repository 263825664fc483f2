import { pathOf } from "@portal/contract/pages/routes";
import type { ReactNode } from "react";
import { brand } from "../../platform/brand/brand.ts";
import { telephoneAddress } from "../../platform/brand/contact.ts";
import { sessionState } from "../../platform/session/session-store.ts";
import { buttonClass } from "../../ui/actions/button.tsx";
import { Icon, type IconShape } from "../../ui/icons/icon.tsx";
import { inbox, mail, phone } from "../../ui/icons/icons.ts";
import styles from "./error-page.module.css";

type ErrorPageProps = {
  icon: IconShape;
  title: string;
  /** What happened and what is not lost, in short sentences. */
  children: ReactNode;
  /** What to do now; the first one is the main action. Default: the start page. */
  actions?: ReactNode;
};

/** The frame of all error pages: what happened, what to do, and the service phone. */
export function ErrorPage({ icon, title, children, actions }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <Icon shape={icon} size={2} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions ?? <ToStart />}</div>
      <Contact />
    </div>
  );
}

/** Loads the page anew, so that it works whatever state the portal is in. */
export function ToStart() {
  return (
    <a href="/" className={buttonClass({ variant: "primary" })}>
      Zur Startseite
    </a>
  );
}

function Contact() {
  const mayAsk = isCustomer();
  const { servicePhone, serviceMail, serviceHours } = brand.contactDetails;
  return (
    <section className={styles.contact} aria-labelledby="hilfe">
      <h2 id="hilfe">Wir helfen Ihnen gern</h2>
      <p>{serviceHours}</p>
      <ul role="list">
        <li>
          <a href={telephoneAddress(servicePhone)}>
            <Icon shape={phone} /> {servicePhone}
          </a>
        </li>
        <li>
          <a href={`mailto:${serviceMail}`}>
            <Icon shape={mail} /> {serviceMail}
          </a>
        </li>
        {mayAsk && (
          <li>
            <a href={`${pathOf("service_cases")}?neu=technical`}>
              <Icon shape={inbox} /> Anfrage an uns schreiben
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Only companies have service cases; people without a company write a mail. */
function isCustomer(): boolean {
  const session = sessionState();
  return session.kind === "logged-in" && session.activeAccountId !== null;
}
