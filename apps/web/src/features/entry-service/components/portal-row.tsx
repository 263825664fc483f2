import type { PortalMetadata } from "@portal/contract/entry-service/calls";
import type { PortalStatus } from "@portal/contract/entry-service/listing";
import { PORTAL_STATUS_LABELS } from "@portal/contract/entry-service/rules";
import type { ReactNode } from "react";
import { Status } from "../../../ui/content/status.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import { STATUS_TONES } from "../entry-service-texts.ts";
import { PortalLogo } from "./portal-logo.tsx";
import styles from "./portal-row.module.css";

type PortalRowProps = {
  portal: PortalMetadata;
  /** Level of the portal's name among the page's headings. */
  level: 3 | 4;
  status: PortalStatus | null;
  /** Said while there is no status. */
  unchecked: string;
  /** Beside the status. */
  hint?: ReactNode;
  children: ReactNode;
};

/** One portal of a list, with its status; a portal that shows everything right takes less room. */
export function PortalRow({ portal, level, status, unchecked, hint, children }: PortalRowProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={classNames(styles.row, status === "portal_ok" && styles.quiet)}>
      <PortalLogo portal={portal} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading>{portal.name}</Heading>
          {status === null ? (
            <Status tone="neutral">{unchecked}</Status>
          ) : (
            <Status tone={STATUS_TONES[status]}>{PORTAL_STATUS_LABELS[status]}</Status>
          )}
          {hint}
        </div>
        {children}
      </div>
    </li>
  );
}
