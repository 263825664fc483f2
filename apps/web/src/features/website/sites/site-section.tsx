import type { Website } from "@portal/contract/website/sites/calls";
import { WEBSITE_STATE_LABELS } from "@portal/contract/website/sites/words";
import { germanDay } from "@portal/contract/text/formats";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { external } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { LatestFinding } from "../check/latest-finding.tsx";
import { QuickFigures } from "../statistics/quick-figures.tsx";
import { addressHref, shownAddress, siteName, STATE_TONES } from "./site-texts.ts";
import styles from "./sites.module.css";

/** One website: how it stands, where it is, what belongs to it. */
export function SiteSection({ website }: { website: Website }) {
  const { state, url } = website;
  return (
    <Section title={siteName(website)} action={url !== null && state === "online" && <VisitLink url={url} />}>
      <div className={styles.site}>
        {state === "paused" && <Paused />}
        {state === "in_production" && (
          <Alert tone="info" title="Wir erstellen diese Seiten gerade">
            Texte und Bilder dafür können Sie uns jederzeit <PageLink to="website_edit">übergeben</PageLink>.
          </Alert>
        )}
        {url !== null && state === "online" && <LatestFinding url={url} />}
        {(state === "online" || state === "paused") && <QuickFigures websiteId={website.id} />}
        <Facts website={website} />
      </div>
    </Section>
  );
}

const VisitLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: "sm" })}>
    Ansehen
    <span className="visually-hidden">: {shownAddress(url)}, in einem neuen Fenster</span>
    <Icon shape={external} size={1} />
  </a>
);

const Paused = () => (
  <Alert tone="warning" title="Diese Seiten sind pausiert">
    Besucher sehen sie gerade nicht. Warum, sagen wir Ihnen gern: <ServicePhone />
  </Alert>
);

function Facts({ website }: { website: Website }) {
  const { url, state, tierName, furtherAddresses, onlineSince } = website;
  return (
    <DataList
      items={[
        { term: "Stand", value: <Status tone={STATE_TONES[state]}>{WEBSITE_STATE_LABELS[state]}</Status> },
        { term: "Produkt", value: tierName },
        { term: "Adresse", value: url === null ? "Steht noch nicht fest" : shownAddress(url) },
        ...(furtherAddresses.length === 0
          ? []
          : [{ term: "Führt auch hierher", value: <Addresses addresses={furtherAddresses} /> }]),
        ...(onlineSince === null ? [] : [{ term: "Online seit", value: germanDay(onlineSince) }]),
      ]}
    />
  );
}

const Addresses = ({ addresses }: { addresses: readonly string[] }) => (
  <ul role="list" className={styles.addresses}>
    {addresses.map((address) => (
      <li key={address}>
        <a href={addressHref(address)} target="_blank" rel="noopener noreferrer">
          {shownAddress(address)}
        </a>
      </li>
    ))}
  </ul>
);
