import type { Website } from "@portal/contract/website/sites/calls";
import { Section } from "../../../ui/page/section.tsx";
import { siteName } from "./site-texts.ts";
import styles from "./sites.module.css";

/** Sites whose contract is over, so that nobody looks for them. */
export const EndedSites = ({ websites }: { websites: readonly Website[] }) => (
  <Section title="Früher" description="Diese Verträge sind beendet. Die Seiten gibt es nicht mehr.">
    <ul role="list" className={styles.addresses}>
      {websites.map((website) => (
        <li key={website.id}>
          {siteName(website)} <span className="note">{website.tierName}</span>
        </li>
      ))}
    </ul>
  </Section>
);
