import { NETWORKS } from "@portal/contract/entry/choices";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { phoneDisplay, phoneHref } from "@portal/contract/text/formats";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "../../../ui/icons/icon.tsx";
import { external, globe, mail, mapPin, phone, users } from "../../../ui/icons/icons.ts";
import { addressLines, mapHref, webHref, websiteHost } from "./public-address.ts";
import styles from "./public-entry-view.module.css";

/** Address, contact data and profiles in networks. */
export function Contact({ entry }: { entry: PublicEntry }) {
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
            <a
              href={map}
              data-action="route"
              target="_blank"
              rel="noopener noreferrer"
              data-print="hide"
              className={styles.map}
            >
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
          <a href={`mailto:${entry.email}`} data-action="email">
            {entry.email}
          </a>
        </Fact>
      )}
      {entry.website !== "" && (
        <Fact icon={globe}>
          <a href={entry.website} data-action="website" target="_blank" rel="noopener noreferrer nofollow">
            {websiteHost(entry.website)}
          </a>
        </Fact>
      )}
      {entry.onlinePresence.profiles.length > 0 && (
        <Fact icon={users}>
          <ul className={styles.inline} role="list" aria-label="Profile in Netzwerken">
            {entry.onlinePresence.profiles.map(({ network, url }) => (
              <li key={network}>
                <a href={webHref(url)} target="_blank" rel="noopener noreferrer nofollow">
                  {NETWORKS[network].label}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </ul>
  );
}

function PhoneFact({ label, number }: { label: string; number: string }) {
  if (number === "") return null;
  return (
    <Fact icon={phone}>
      <a href={phoneHref(number)} data-action="call">
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
