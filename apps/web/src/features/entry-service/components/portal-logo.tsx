import type { PortalMetadata } from "@portal/contract/entry-service/calls";
import styles from "./portal-logo.module.css";

/** The portal's icon, or its first letter if it has none. Decorative, because the name is always beside it. */
export function PortalLogo({ portal: { name, icon } }: { portal: PortalMetadata }) {
  return (
    <span className={styles.logo} aria-hidden="true">
      {icon.startsWith("data:image/") ? <img src={icon} alt="" width={40} height={40} /> : name.charAt(0).toUpperCase()}
    </span>
  );
}
