import type { PublicEntry } from "@portal/contract/entry";
import { logoOf } from "@portal/contract/entry";
import { phoneDisplay, phoneHref } from "@portal/contract/formats";
import { isEmptyOpeningHours } from "@portal/contract/opening-hours-model";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon, type IconShape } from "../../../ui/icon.tsx";
import { external, globe, mail, mapPin, phone } from "../../../ui/icons.ts";
import { OpeningState } from "../components/opening-state.tsx";
import { WeekTable } from "../components/week-table.tsx";
import { addressLines, mapHref, websiteHost } from "./public-address.ts";
import styles from "./public-entry-view.module.css";

type PublicEntryViewProps = {
  entry: PublicEntry;
  /** Epoch ms. */
  now: number;
  /** Level of the company's name: 1 on its own page, 3 in a preview. */
  level: 1 | 3;
};

/** The entry as everybody sees it: the public page and the preview are this one component. */
export function PublicEntryView({ entry, now, level }: PublicEntryViewProps) {
  const Name = `h${level}` as const;
  const logo = logoOf(entry);
  return (
    <article className={styles.entry}>
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
          {entry.slogan !== "" && <p className={styles.slogan}>{entry.slogan}</p>}
          <p className={styles.state}>
            <OpeningState hours={entry.openingHours} now={now} />
          </p>
        </div>
      </header>
      <Actions entry={entry} />
      <div className={styles.columns}>
        <AboutUs entry={entry} level={level} />
        <div className={styles.facts}>
          <Block title="Öffnungszeiten" level={level}>
            {isEmptyOpeningHours(entry.openingHours) ? (
              <p className={styles.quiet}>Keine Öffnungszeiten angegeben.</p>
            ) : (
              <WeekTable hours={entry.openingHours} now={now} />
            )}
          </Block>
          <Block title="Adresse und Kontakt" level={level}>
            <Contact entry={entry} />
          </Block>
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

/** What people want to do first, each one tap away. */
function Actions({ entry }: { entry: PublicEntry }) {
  const number = entry.Phone || entry.mobile;
  return (
    <div className={styles.actions} data-print="hide">
      {number !== "" && (
        <a className={buttonClass({ variant: "primary" })} href={phoneHref(number)}>
          <Icon shape={phone} />
          Anrufen
        </a>
      )}
      {entry.email !== "" && (
        <a className={buttonClass()} href={`mailto:${entry.email}`}>
          <Icon shape={mail} />
          E-Mail schreiben
        </a>
      )}
      {entry.website !== "" && (
        <a className={buttonClass()} href={entry.website} target="_blank" rel="noopener noreferrer nofollow">
          <Icon shape={globe} />
          Website öffnen
        </a>
      )}
    </div>
  );
}

function AboutUs({ entry: { aboutUs, company_name }, level }: { entry: PublicEntry; level: 1 | 3 }) {
  const paragraphs = aboutUs.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0 && aboutUs.foundingYear === null && aboutUs.specialties.length === 0) return null;
  return (
    <Block title="Über uns" level={level}>
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
    </Block>
  );
}

function Contact({ entry }: { entry: PublicEntry }) {
  const lines = addressLines(entry);
  const map = mapHref(entry);
  return (
    <ul className={styles.contact} role="list">
      {lines.length > 0 && (
        <Fact icon={mapPin}>
          <address className={styles.address}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {map && (
            <a href={map} target="_blank" rel="noopener noreferrer" data-print="hide" className={styles.map}>
              Auf der Karte ansehen
              <Icon shape={external} size={0.875} />
            </a>
          )}
        </Fact>
      )}
      <PhoneFact label="Telefon" number={entry.Phone} />
      <PhoneFact label="Mobil" number={entry.mobile} />
      {entry.fax !== "" && <Fact icon={phone}>Fax {phoneDisplay(entry.fax)}</Fact>}
      {entry.email !== "" && (
        <Fact icon={mail}>
          <a href={`mailto:${entry.email}`}>{entry.email}</a>
        </Fact>
      )}
      {entry.website !== "" && (
        <Fact icon={globe}>
          <a href={entry.website} target="_blank" rel="noopener noreferrer nofollow">
            {websiteHost(entry.website)}
          </a>
        </Fact>
      )}
    </ul>
  );
}

function PhoneFact({ label, number }: { label: string; number: string }) {
  if (number === "") return null;
  return (
    <Fact icon={phone}>
      <a href={phoneHref(number)}>
        <span className="visually-hidden">{label}: </span>
        {phoneDisplay(number)}
      </a>
    </Fact>
  );
}

function Fact({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon shape={icon} className={styles.factIcon} />
      <div>{children}</div>
    </li>
  );
}
