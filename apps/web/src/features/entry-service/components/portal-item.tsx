import type { CompanyPortal, PortalFindings } from "@portal/contract/entry-service/calls";
import { taskOf, wrongFields } from "@portal/contract/entry-service/rules";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { external, refresh } from "../../../ui/icons/icons.ts";
import { taskText } from "../entry-service-texts.ts";
import { AllComparisons, Differences } from "./differences.tsx";
import styles from "./portal-item.module.css";
import { Duplicates, OutsideLink } from "./outside-listings.tsx";
import { PortalRow } from "./portal-row.tsx";

/** Reads one portal anew. */
export type OnePortalCheck = {
  /** A check is running, of this portal or of others. */
  running: boolean;
  start: (portal: string) => void;
};

type PortalItemProps = {
  entry: CompanyPortal;
  mayWrite: boolean;
  /** Null while one portal alone can't be checked. */
  oneCheck: OnePortalCheck | null;
};

/** One portal: its status, its differences, who must act, and when it was read. */
export function PortalItem({ entry, mayWrite, oneCheck }: PortalItemProps) {
  const { portal, pending, result } = entry;
  const wrong = result === null ? [] : wrongFields(result);
  const { status } = portal;
  return (
    <PortalRow
      portal={portal}
      level={4}
      status={status}
      unchecked="Noch nicht geprüft"
      hint={pending && <span className={styles.quiet}>wird gerade geprüft</span>}
    >
      {wrong.length > 0 && <Differences fields={wrong} portalName={portal.name} mayWrite={mayWrite} />}
      {result !== null && <Duplicates result={result} />}
      {status !== "portal_ok" && <p className={styles.task}>{taskText(entry)}</p>}
      {taskOf(entry) === "owner" && <CorrectLink entry={entry} />}
      {taskOf(entry) === "provider" && mayWrite && <AskLink portalName={portal.name} />}
      {result !== null && <Evidence result={result} portalName={portal.name} />}
      {oneCheck !== null && result !== null && (
        <Button
          size="sm"
          variant="quiet"
          icon={refresh}
          pending={pending}
          disabled={oneCheck.running && !pending}
          onClick={() => oneCheck.start(portal.identifier)}
        >
          Nur {portal.name} neu prüfen
        </Button>
      )}
    </PortalRow>
  );
}

/** Opens the listing itself; only a company that is not listed yet needs the portal's own page. */
function CorrectLink({ entry: { portal, correctUrl, result } }: { entry: CompanyPortal }) {
  const href = result?.evidence?.url ?? correctUrl;
  if (href === "") return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: "sm" })}>
      {portal.status === "portal_not_found" ? `Bei ${portal.name} eintragen` : `Auf ${portal.name} korrigieren`}
      <Icon shape={external} size={1} />
    </a>
  );
}

/** Shown if the provider must act: people can ask about it, and the case names the portal. */
const AskLink = ({ portalName }: { portalName: string }) => (
  <p className={styles.quiet} data-print="hide">
    <PageLink to="service_cases" query={{ neu: "entry", bezug: portalName }}>
      Frage zu {portalName} stellen
    </PageLink>
  </p>
);

/** When and where the portal was read; the full comparison unfolds. */
function Evidence({ result, portalName }: { result: PortalFindings; portalName: string }) {
  const { evidence, fields, checkedAt } = result;
  return (
    <div className={styles.evidence}>
      <p>
        {wordOf(result)} <RelativeTime dateTime={evidence?.readAt ?? checkedAt} />
        {evidence !== null && (
          <>
            {" · "}
            <OutsideLink href={evidence.url}>{`Eintrag auf ${portalName} ansehen`}</OutsideLink>
          </>
        )}
      </p>
      {fields.length > 0 && <AllComparisons fields={fields} />}
    </div>
  );
}

const wordOf = ({ evidence, reason }: PortalFindings): string => {
  if (evidence !== null) return "Gelesen";
  return reason === null ? "Gesucht" : "Versucht";
};
