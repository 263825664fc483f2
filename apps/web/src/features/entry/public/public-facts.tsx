import {
  CUSTOMER_CARDS,
  EMPLOYEE_BANDS,
  LANGUAGES,
  LEGAL_FORMS,
  PAYMENT_METHODS,
} from "@portal/contract/entry/choices";
import type { EntryDocument } from "@portal/contract/entry/values";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { germanDay, germanSize } from "@portal/contract/text/formats";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icons/icon.tsx";
import { pdf, success } from "../../../ui/icons/icons.ts";
import { PublicMap } from "./public-map.tsx";
import styles from "./public-entry-view.module.css";
import { serviceAreaText } from "./service-area-text.ts";

type Block = (title: string, children: ReactNode) => ReactNode;

/** Payment, languages, legal form: facts that visitors look up. */
export function CompanyFacts({ entry, block }: { entry: PublicEntry; block: Block }) {
  const { companyDetailsData: details, customerCards, payments, serviceAreaData } = entry;
  const cards = customerCards.cards.filter((card) => card !== "none").map((card) => CUSTOMER_CARDS[card]);
  const known = saidOf([
    ["Zahlungsarten", payments.paymentMethods.map((method) => PAYMENT_METHODS[method]).join(", ")],
    ["Kundenkarten und Vorteile", [...cards, customerCards.ownCard].filter(isSaid).join(", ")],
    ["Sprachen", details.languages.map((language) => LANGUAGES[language]).join(", ")],
  ]);
  const area = serviceAreaText(serviceAreaData);
  const place = `${entry.ShippingPostalCode} ${entry.ShippingCity}`.trim();
  return (
    <>
      {isSaid(area || place) &&
        block(
          isSaid(area) ? "Einzugsgebiet" : "Lage",
          <>
            <p>{area || place}</p>
            <PublicMap entry={entry} />
          </>,
        )}
      {known.length > 0 && block("Gut zu wissen", <Facts facts={known} />)}
      <Details entry={entry} block={block} />
    </>
  );
}

type Fact = readonly [term: string, value: string];

const saidOf = (facts: readonly Fact[]): readonly Fact[] => facts.filter(([, value]) => isSaid(value));

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.details}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const isSaid = (text: string): boolean => text !== "";

function Details({ entry: { companyDetailsData: details, b2bCodex }, block }: { entry: PublicEntry; block: Block }) {
  const { legalForm, directors, employees, certificates, vatId, registerCourt, registerNumber } = details;
  const said = saidOf([
    ["Rechtsform", legalForm === "" ? "" : LEGAL_FORMS[legalForm]],
    ["Inhaber oder Geschäftsführung", directors.join(", ")],
    ["Mitarbeitende", employees === "" ? "" : EMPLOYEE_BANDS[employees]],
    ["Auszeichnungen und Mitgliedschaften", certificates.join(", ")],
    ["Register", [registerCourt, registerNumber].filter(isSaid).join(", ")],
    ["USt-IdNr.", vatId],
  ]);
  if (said.length === 0 && !b2bCodex.accepted) return null;
  return block(
    "Angaben zur Firma",
    <>
      {said.length > 0 && <Facts facts={said} />}
      {b2bCodex.accepted && (
        <p className={styles.codex}>
          <Icon shape={success} />
          <span>
            Hat den B2B-Kodex unterschrieben
            {b2bCodex.acceptedOn !== null && ` am ${germanDay(b2bCodex.acceptedOn)}`}.
          </span>
        </p>
      )}
    </>,
  );
}

/** Documents for download; the server names each file after its title. */
export function Documents({ documents, block }: { documents: readonly EntryDocument[]; block: Block }) {
  if (documents.length === 0) return null;
  return block(
    "Dokumente",
    <ul className={styles.contact} role="list">
      {documents.map(({ Url, title, bytes }) => (
        <li key={Url} className={styles.fact}>
          <Icon shape={pdf} className={styles.factIcon} />
          <a href={Url} download>
            {title} <span className={styles.quiet}>(PDF, {germanSize(bytes)})</span>
          </a>
        </li>
      ))}
    </ul>,
  );
}
