import { rightCovers } from "@portal/contract/http/access";
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
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { useCheck } from "../check/check-store.ts";
import { LatestFinding } from "../check/latest-finding.tsx";
import { PagePicture, PictureSkeleton } from "../picture/page-picture.tsx";
import { QuickFigures } from "../statistics/quick-figures.tsx";
import { addressHref, shownAddress, siteName, STATE_TONES } from "./site-texts.ts";
import styles from "./sites.module.css";

/** One website: how it stands, where it is, what belongs to it. */
export function SiteSection({ website }: { website: Website }) {
  const { state, url } = website;
  const isOnline = url !== null && state === "online";
  return (
    <Section title={siteName(website)} action={isOnline && <VisitLink url={url} />}>
      <div className={styles.site}>
        {state === "paused" && <Paused about={siteName(website)} />}
        {state === "in_production" && (
          <Alert tone="info" title="Wir erstellen diese Seiten gerade">
            Texte und Bilder dafür können Sie uns jederzeit <PageLink to="website_edit">übergeben</PageLink>.{" "}
            <Ask about={siteName(website)} />
          </Alert>
        )}
        {isOnline ? (
          <Online url={url} websiteId={website.id} />
        ) : (
          state === "paused" && <QuickFigures websiteId={website.id} />
        )}
        <Facts website={website} />
      </div>
    </Section>
  );
}

/** What the last check found and what the website brought, beside its picture. */
function Online({ url, websiteId }: { url: string; websiteId: number }) {
  const { data, isPending } = useCheck(useActiveAccountId(), url);
  const check = data?.check ?? null;
  return (
    <div className={styles.online}>
      <div className={styles.site}>
        {check !== null && <LatestFinding check={check} />}
        <QuickFigures websiteId={websiteId} />
      </div>
      {(isPending || check !== null) && (
        <div className={styles.picture}>{check === null ? <PictureSkeleton /> : <PagePicture check={check} />}</div>
      )}
    </div>
  );
}

const VisitLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: "sm" })}>
    Ansehen
    <span className="visually-hidden">: {shownAddress(url)}, in einem neuen Fenster</span>
    <Icon shape={external} size={1} />
  </a>
);

/** Starts a question to us that names these pages. */
function Ask({ about }: { about: string }) {
  const { right } = useAccount();
  if (!rightCovers(right, "write")) return null;
  return (
    <PageLink to="service_cases" query={{ neu: "product", bezug: about }}>
      Frage dazu stellen
    </PageLink>
  );
}

const Paused = ({ about }: { about: string }) => (
  <Alert tone="warning" title="Diese Seiten sind pausiert">
    Besucher sehen sie gerade nicht. Warum, sagen wir Ihnen gern: <ServicePhone />. <Ask about={about} />
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
        <a href={addressHref(address)} target="_blank" rel="noopener noreferrer" className="target">
          {shownAddress(address)}
        </a>
      </li>
    ))}
  </ul>
);
