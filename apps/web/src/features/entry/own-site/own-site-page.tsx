import { getOwnSiteCode, type OwnSiteCode } from "@portal/contract/entry/own-site/calls";
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { accountQuery } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { EntryBoundary } from "../components/entry-boundary.tsx";
import { entryQuery } from "../entry-store.ts";
import { CodeToCopy } from "../../../platform/embed/code-to-copy.tsx";
import { ForSpecialists, SetUpHelp } from "./set-up-help.tsx";
import { letterOf } from "./own-site-texts.ts";
import styles from "./own-site-page.module.css";
import { WidgetPreview } from "./widget-preview.tsx";

const codeQuery = (accountId: number) => accountQuery(accountId, "entry", getOwnSiteCode, {});

export const preload = (accountId: number) => [entryQuery(accountId), codeQuery(accountId)];

/** `entry_own_site`: what the company can build into its own site, with its own data. */
export default function OwnSitePage() {
  return (
    <>
      <PageHeader
        title="Für Ihre Website"
        lead="Zeigen Sie auf Ihrer eigenen Website die Öffnungszeiten aus Ihrem Eintrag. Sie ändern sie nur noch hier."
      />
      <EntryBoundary skeleton={<OwnSiteSkeleton />}>{(entry) => <OwnSite entry={entry} />}</EntryBoundary>
    </>
  );
}

function OwnSite({ entry }: { entry: SalesForceEntry }) {
  const { data, error, refetch } = useQuery({ ...codeQuery(entry.companyId), throwOnError: false });
  if (data) return <Codes code={data} entry={entry} />;
  if (!error) return <OwnSiteSkeleton />;
  return (
    <LoadFailure
      level={2}
      title="Die Codes konnten nicht geladen werden"
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function Codes({ code, entry }: { code: OwnSiteCode; entry: SalesForceEntry }) {
  return (
    <div className={styles.page}>
      <Section
        title="Öffnungszeiten zeigen"
        description="Mit dem Stand von heute: geöffnet oder geschlossen, mit Ferien und besonderen Tagen. Wer das Bewertungssiegel hat, zeigt darunter seine Sterne. Schrift und Farbe kommen von Ihrer Website."
      >
        <div className={styles.pair}>
          <CodeToCopy
            label="Code für die Öffnungszeiten"
            help="Fügen Sie ihn an der Stelle ein, an der die Zeiten stehen sollen."
            code={code.widget}
            rows={2}
            button="Code für die Öffnungszeiten kopieren"
            copied="Der Code für die Öffnungszeiten ist kopiert."
          />
          <WidgetPreview companyId={entry.companyId} version={code.hoursVersion} />
        </div>
        <p className={styles.note}>
          Ändern Sie Ihre <PageLink to="entry_data">Öffnungszeiten im Eintrag</PageLink>, zeigt Ihre Website sie
          spätestens nach einer Minute. Den Code müssen Sie nicht noch einmal einfügen.
        </p>
      </Section>
      <Section
        title="Angaben für Suchmaschinen"
        description="Damit Google und andere Name, Adresse, Telefon und Öffnungszeiten auf Ihrer Website sicher erkennen. Besucher sehen davon nichts."
      >
        <CodeToCopy
          label="Code für Suchmaschinen"
          help="Fügen Sie ihn auf Ihrer Startseite ein. Er ist eine Abschrift: Nach einer Änderung im Eintrag kopieren Sie ihn bitte neu."
          code={code.structuredData}
          rows={12}
          button="Code für Suchmaschinen kopieren"
          copied="Der Code für Suchmaschinen ist kopiert."
        />
      </Section>
      <SetUpHelp letter={letterOf(code, entry.company_name)} />
      <ForSpecialists code={code} companyId={entry.companyId} />
    </div>
  );
}

const OwnSiteSkeleton = () => (
  <Skeleton>
    <div className={styles.page}>
      <SkeletonBar height="14rem" />
      <SkeletonBar height="18rem" />
    </div>
  </Skeleton>
);
