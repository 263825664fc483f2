import type { PortalFindings } from "@portal/contract/entry-service/calls";
import { Icon } from "../../../ui/icons/icon.tsx";
import { external } from "../../../ui/icons/icons.ts";
import styles from "./outside-listings.module.css";

/** Further listings of the business on the same portal. */
export function Duplicates({ result: { duplicates } }: { result: Pick<PortalFindings, "duplicates"> }) {
  if (duplicates.length === 0) return null;
  return (
    <div className={styles.duplicates}>
      <p>
        {duplicates.length === 1
          ? "Ihre Firma steht dort ein zweites Mal:"
          : `Ihre Firma steht dort noch ${duplicates.length} weitere Male:`}
      </p>
      <ul role="list">
        {duplicates.map(({ url, name, address }) => (
          <li key={url}>
            <OutsideLink href={url}>{name === "" ? url : name}</OutsideLink>
            {address !== "" && `, ${address}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to a page of a portal, in another tab. */
export const OutsideLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={styles.outside}>
    {children}
    <Icon shape={external} size={0.875} className={styles.sign} />
  </a>
);
