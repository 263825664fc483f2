import { type ComponentType, Suspense } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useLoggedIn } from "../../../platform/session/use-session.ts";
import { usePartTitle } from "../../../platform/routing/page-title.ts";
import { TabNav } from "../../../ui/navigation/tab-nav.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { type AreaKey, AREAS, areaOf } from "../areas.ts";
import { HistoryArea } from "../history/history-area.tsx";
import { ErasureBanner } from "../own-data/erasure-banner.tsx";
import { OwnDataArea } from "../own-data/own-data-area.tsx";
import { PortalsArea } from "../portals/portals-area.tsx";
import { ProfileArea } from "../profile/profile-area.tsx";
import { LoginArea } from "../security/login-area.tsx";
import { SettingsArea } from "../settings/settings-area.tsx";
import { Overview } from "./overview.tsx";
import styles from "./user-dashboard.module.css";

type UserDashboardProps = {
  /** Sections for the second factor and passkeys. They come from another slice as a prop and may be lazy. */
  LoginMethodSections: ComponentType;
  /** The summary by mail; from another slice, too. */
  DigestSection: ComponentType;
};

/** `user_dashboard` (Specification §2 "User area"): everything that the portal stores about the person, by area. */
export function UserDashboard({ LoginMethodSections, DigestSection }: UserDashboardProps) {
  const session = useLoggedIn();
  const query = usePageQuery();
  // Facebook sends people back with a `state`; its section is in the login area.
  const area = query["state"] === undefined ? areaOf(query["bereich"]) : "anmeldung";
  usePartTitle(area === AREAS[0].key ? undefined : AREAS.find(({ key }) => key === area)?.title);
  if (!session) return null;
  const Area = AREA_PAGES[area];
  return (
    <>
      <PageHeader title="Mein Bereich" lead="Ihr Zugang, Ihre Angaben und was Sie bei uns getan haben." />
      <AreaNav current={area} />
      <div className={styles.notice}>
        <ErasureBanner />
      </div>
      <div className={styles.area}>
        {area === "ueberblick" && <Overview user={session.user} activeAccountId={session.activeAccountId} />}
        {area === "anmeldung" && <LoginArea MoreSections={LoginMethodSections} />}
        {area === "mitteilungen" && (
          <Suspense>
            <DigestSection />
          </Suspense>
        )}
        {Area && <Area />}
      </div>
    </>
  );
}

const AREA_PAGES: Partial<Record<AreaKey, ComponentType>> = {
  profil: ProfileArea,
  mitteilungen: SettingsArea,
  verlauf: HistoryArea,
  portale: PortalsArea,
  daten: OwnDataArea,
};

const AreaNav = ({ current }: { current: AreaKey }) => (
  <TabNav
    label="Teile von Mein Bereich"
    links={AREAS.map(({ key, title }) => (
      <PageLink
        key={key}
        to="user_dashboard"
        query={key === "ueberblick" ? undefined : { bereich: key }}
        aria-current={key === current ? "page" : undefined}
      >
        {title}
      </PageLink>
    ))}
  />
);
