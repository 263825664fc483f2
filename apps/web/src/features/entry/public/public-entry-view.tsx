import type { PublicEntry } from "@portal/contract/entry/entry";
import { logoOf } from "@portal/contract/entry/entry";
import { isEmptyOpeningHours } from "@portal/contract/opening-hours/model";
import { phoneHref } from "@portal/contract/text/formats";
import type { ReactNode } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Avatar } from "../../../ui/content/avatar.tsx";
import { Icon, type IconShape } from "../../../ui/icons/icon.tsx";
import { cart, calendar, globe, inbox, mail, phone } from "../../../ui/icons/icons.ts";
import { OpeningState } from "../parts/opening-hours/opening-state.tsx";
import { webHref } from "./public-address.ts";
import { Contact } from "./public-contact.tsx";
import styles from "./public-entry-view.module.css";
import { CompanyFacts, Documents } from "./public-facts.tsx";
import { Gallery } from "./public-gallery.tsx";
import { Offer } from "./public-offer.tsx";
import { WeekTable } from "./week-table.tsx";

type PublicEntryViewProps = {
  entry: PublicEntry;
  /** Epoch ms. */
  now: number;
  /** Heading level of the company's name: 1 on its own page, 3 in a preview. */
  level: 1 | 3;
};

/** The entry as the public sees it; both the public page and the preview use this component. */
export function PublicEntryView({ entry, now, level }: PublicEntryViewProps) {
  const Name = `h${level}` as const;
  const logo = logoOf(entry);
  const { trades } = entry.tradesData;
  const block = (title: string, children: ReactNode) => (
    <Block key={title} title={title} level={level}>
      {children}
    </Block>
  );
  return (
    <article className={styles.entry} aria-label={entry.company_name}>
      <header className={styles.head}>
        {logo ? (
          <img className={styles.logo} src={logo.Url} alt={logo.alt} />
        ) : (
          <Avatar name={entry.company_name} size="lg" shape="square" />
        )}
        <div className={styles.title}>
          <Name className={styles.name} tabIndex={level === 1 ? -1 : undefined}>
            {entry.company_name}
          </Name>
          {trades.length > 0 && <p className={styles.trades}>{trades.join(" · ")}</p>}
          {entry.slogan !== "" && <p className={styles.slogan}>{entry.slogan}</p>}
          <p className={styles.state}>
            <OpeningState hours={entry.openingHours} now={now} />
          </p>
        </div>
      </header>
      <Actions entry={entry} />
      <Gallery photos={entry.media.photos} company={entry.company_name} companyId={entry.companyId} />
      <div className={styles.columns}>
        <div className={styles.story}>
          <AboutUs entry={entry} block={block} />
          <Offer entry={entry} block={block} />
          <CompanyFacts entry={entry} block={block} />
          <Documents documents={entry.documents.documents} block={block} />
        </div>
        <div className={styles.facts}>
          {block(
            "Öffnungszeiten",
            isEmptyOpeningHours(entry.openingHours) ? (
              <p className={styles.quiet}>Keine Öffnungszeiten angegeben.</p>
            ) : (
              <WeekTable hours={entry.openingHours} now={now} />
            ),
          )}
          {block("Adresse und Kontakt", <Contact entry={entry} />)}
        </div>
      </div>
    </article>
  );
}

function Block({ title, level, children }: { title: string; level: 1 | 3; children: ReactNode }) {
  const Headline = level === 1 ? "h2" : "h4";
  return (
    <section className={styles.block}>
      <Headline className={styles.headline}>{title}</Headline>
      {children}
    </section>
  );
}

/** What visitors do most, each with one tap. */
function Actions({ entry }: { entry: PublicEntry }) {
  const number = entry.Phone || entry.mobile;
  const { bookingUrl, shopUrl } = entry.onlinePresence;
  return (
    <div className={styles.actions} data-print="hide">
      {number !== "" && (
        <a className={buttonClass({ variant: "primary" })} href={phoneHref(number)} data-action="call">
          <Icon shape={phone} />
          Anrufen
        </a>
      )}
      {entry.email !== "" && (
        <a className={buttonClass()} href={`mailto:${entry.email}`} data-action="email">
          <Icon shape={mail} />
          E-Mail schreiben
        </a>
      )}
      <PageLink to="inquiry" query={{ firma: String(entry.companyId) }} className={buttonClass()}>
        <Icon shape={inbox} />
        Anfrage senden
      </PageLink>
      <Elsewhere icon={calendar} label="Termin buchen" url={bookingUrl} />
      <Elsewhere icon={cart} label="Zum Onlineshop" url={shopUrl} />
      <Elsewhere icon={globe} label="Website öffnen" url={entry.website} />
    </div>
  );
}

function Elsewhere({ icon, label, url }: { icon: IconShape; label: string; url: string }) {
  if (url === "") return null;
  return (
    <a
      className={buttonClass()}
      href={webHref(url)}
      data-action="website"
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      <Icon shape={icon} />
      {label}
    </a>
  );
}

type AboutUsProps = { entry: PublicEntry; block: (title: string, children: ReactNode) => ReactNode };

function AboutUs({ entry: { aboutUs, company_name }, block }: AboutUsProps) {
  const paragraphs = aboutUs.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0 && aboutUs.foundingYear === null && aboutUs.specialties.length === 0) return null;
  return block(
    "Über uns",
    <>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {aboutUs.foundingYear !== null && (
          <p className={styles.quiet}>
            {company_name} besteht seit {aboutUs.foundingYear}.
          </p>
        )}
      </div>
      {aboutUs.specialties.length > 0 && (
        <ul className={styles.specialties} role="list" aria-label="Schwerpunkte">
          {aboutUs.specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </ul>
      )}
    </>,
  );
}
