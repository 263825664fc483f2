import type { ReactNode } from "react";
import { TabNav } from "../../ui/navigation/tab-nav.tsx";
import { PageParts } from "../../ui/page/page-parts.tsx";
import { PageLink } from "../routing/page-link.tsx";
import { usePageQuery } from "../routing/use-go-to.ts";
import type { CallsPage } from "./call-page.tsx";
import { usePartTitle } from "../routing/page-title.ts";

/** `?ansicht=einstellungen` */
const SETTINGS = { ansicht: "einstellungen" };

type PhonePageProps = { page: CallsPage; calls: ReactNode; settings: ReactNode };

/** The page of a telephone service: its calls, and beside them how it answers. */
export function PhonePage({ page, calls, settings }: PhonePageProps) {
  const showsSettings = usePageQuery()["ansicht"] === SETTINGS.ansicht;
  usePartTitle(showsSettings ? "Einstellungen" : undefined);
  const current = (is: boolean) => (is ? "page" : undefined);
  return (
    <PageParts>
      <TabNav
        label="Anrufe und Einstellungen"
        links={[
          <PageLink key="calls" to={page} aria-current={current(!showsSettings)}>
            Anrufe
          </PageLink>,
          <PageLink key="settings" to={page} query={SETTINGS} aria-current={current(showsSettings)}>
            Einstellungen
          </PageLink>,
        ]}
      />
      {showsSettings ? settings : calls}
    </PageParts>
  );
}
