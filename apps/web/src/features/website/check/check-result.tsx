import type { CheckFinding, WebsiteCheck } from "@portal/contract/website/check/model";
import { CHECK_DOER_LABELS } from "@portal/contract/website/check/words";
import { germanInstant } from "@portal/contract/text/formats";
import { controlId } from "@portal/contract/entry/places";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/content/card.tsx";
import { ItemList } from "../../../ui/lists/item-list.tsx";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download, globe, print } from "../../../ui/icons/icons.ts";
import { Columns, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { PagePicture } from "../picture/page-picture.tsx";
import { csvHref } from "./check-store.ts";
import { changeText, countText, figuresOf, groupsOf, shownUrl } from "./check-texts.ts";
import { FindingItem, Places } from "./finding-item.tsx";
import { PastChecks } from "./past-checks.tsx";
import styles from "./check.module.css";

/** What the latest finished check says. */
export function CheckResult({ check, mayWrite }: { check: WebsiteCheck; mayWrite: boolean }) {
  if (check.checkedAt === null) return check.isRunning ? null : <NeverChecked check={check} mayWrite={mayWrite} />;
  const finished = check.history[0]?.state;
  return (
    <Stack gap="xl">
      {finished === "success" && <Findings check={check} mayWrite={mayWrite} />}
      {finished === "error" && (
        <Alert tone="danger" title="Die Website ließ sich nicht prüfen">
          <p>{check.message}</p>
          <p className={styles.quiet}>Versucht am {germanInstant(check.checkedAt)} Uhr.</p>
        </Alert>
      )}
      {finished === "redirect" && (
        <Alert
          tone="warning"
          title="Die Adresse führt zu einer anderen Website"
          actions={
            mayWrite && (
              <PageLink to="entry_data" place={controlId("companyData", "website")}>
                Website im Eintrag ändern
              </PageLink>
            )
          }
        >
          <p>{check.message}</p>
          <p className={styles.quiet}>Geprüft am {germanInstant(check.checkedAt)} Uhr.</p>
        </Alert>
      )}
      <PastChecks history={check.history} />
    </Stack>
  );
}

const NeverChecked = ({ check, mayWrite }: { check: WebsiteCheck; mayWrite: boolean }) => (
  <EmptyState icon={globe} level={2} title="Noch nicht geprüft">
    Hier steht bald, wie {shownUrl(check.url)} bei Besuchern und Suchmaschinen ankommt
    {mayWrite ? ". Beginnen Sie mit „Jetzt prüfen“" : ""}. Wir rufen dazu die Seite auf wie ein Besucher, ändern nichts
    und füllen nichts aus.
  </EmptyState>
);

function Findings({ check, mayWrite }: { check: WebsiteCheck; mayWrite: boolean }) {
  const { findings, figures } = check;
  const [first] = findings;
  return (
    <>
      <div className={styles.top}>
        {first === undefined ? <AllWell check={check} /> : <MostUseful finding={first} />}
        <Summary check={check} />
      </div>
      {figures !== null && (
        <Columns>
          {figuresOf(figures).map(({ label, value, definition }) => (
            <Stat key={label} label={label} value={value} definition={definition} />
          ))}
        </Columns>
      )}
      {groupsOf(findings).map((group) => (
        <Section
          key={group.doer}
          title={CHECK_DOER_LABELS[group.doer]}
          action={
            group.doer === "provider" &&
            mayWrite && (
              <PageLink to="service_cases" query={{ neu: "technical", bezug: shownUrl(check.url) }} data-print="hide">
                Frage dazu stellen
              </PageLink>
            )
          }
        >
          <ItemList>
            {group.findings.map((found) => (
              <FindingItem key={found.code} finding={found} />
            ))}
          </ItemList>
        </Section>
      ))}
    </>
  );
}

const MostUseful = ({ finding }: { finding: CheckFinding }) => (
  <Card look="soft" className={styles.useful}>
    <p className={styles.kicker}>Das bringt jetzt am meisten</p>
    <h2>{finding.title}</h2>
    <p>{finding.why}</p>
    <p>
      <strong>Was zu tun ist: </strong>
      {finding.what}
    </p>
    <p className={styles.quiet}>{CHECK_DOER_LABELS[finding.doer]}.</p>
    <Places finding={finding} />
  </Card>
);

const AllWell = ({ check }: { check: WebsiteCheck }) => (
  <Card look="soft" className={styles.useful}>
    <h2>Ihre Website ist in gutem Zustand</h2>
    <p>
      Auf der Startseite von {shownUrl(check.finalUrl ?? check.url)} haben wir nichts gefunden, was zu ändern wäre.
      Prüfen Sie nach der nächsten Änderung wieder.
    </p>
  </Card>
);

function Summary({ check }: { check: WebsiteCheck }) {
  const accountId = useActiveAccountId();
  const change = changeText(check);
  return (
    <div className={styles.summary}>
      <h2 className={styles.count}>{countText(check.findings.length)}</h2>
      {change !== null && <p>{change}</p>}
      {check.fixed.length > 0 && (
        <details>
          <summary>Was behoben ist</summary>
          <ul className={styles.fixed}>
            {check.fixed.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </details>
      )}
      <PagePicture check={check}>Cookie-Hinweise und Bewegtes fehlen im Bild.</PagePicture>
      <p className={styles.quiet}>
        {shownUrl(check.finalUrl ?? check.url)}, geprüft am {germanInstant(check.checkedAt ?? "")} Uhr
      </p>
      <div className={styles.files} data-print="hide">
        <a href={csvHref(accountId, check.url)} download className={styles.file}>
          <Icon shape={download} size={1} />
          Als Tabelle (CSV)
        </a>
        <Button variant="quiet" size="sm" icon={print} onClick={() => window.print()}>
          Drucken
        </Button>
      </div>
      <details className={styles.quiet}>
        <summary>Was wir prüfen und was nicht</summary>
        <p>
          Wir lesen die Startseite, Impressum und Datenschutz, rufen die verlinkten Seiten auf und messen die Antwort
          des Servers. Skripte führen wir nicht aus: Was erst dadurch erscheint, sehen wir nicht. Die Prüfung ersetzt
          keine Rechtsberatung.
        </p>
      </details>
    </div>
  );
}
