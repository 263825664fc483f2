import type { CompanyPortal } from "@portal/contract/entry-service/calls";
import { byUrgency } from "@portal/contract/entry-service/rules";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { TabNav } from "../../../ui/navigation/tab-nav.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { inView, type View, VIEWS, viewOf } from "../entry-service-texts.ts";
import { type OnePortalCheck, PortalItem } from "./portal-item.tsx";
import styles from "./portal-list.module.css";

type PortalListProps = {
  portals: readonly CompanyPortal[];
  mayWrite: boolean;
  oneCheck: OnePortalCheck | null;
};

/** The list is grouped by who must act. */
const GROUPS: readonly { title: string; view: View }[] = [
  { title: "Das korrigieren Sie", view: "sie" },
  { title: "Darum kümmern wir uns", view: "wir" },
  { title: "Nicht lesbar oder noch nicht geprüft", view: "unlesbar" },
  { title: "Alles richtig", view: "richtig" },
];

/** The portals, most urgent first, filtered by the address. */
export function PortalList({ portals, mayWrite, oneCheck }: PortalListProps) {
  const view = viewOf(usePageQuery()["zeigen"]);
  const shown = byUrgency(inView(portals, view));
  const groups = GROUPS.map(({ title, view: part }) => ({ title, portals: inView(shown, part) })).filter(
    (group) => group.portals.length > 0,
  );
  const views = (Object.keys(VIEWS) as View[]).filter(
    (key) => key === "alle" || key === view || inView(portals, key).length > 0,
  );
  return (
    <Section title="Portal für Portal">
      <TabNav
        label="Portale eingrenzen"
        links={views.map((key) => (
          <PageLink
            key={key}
            to="entry_service"
            query={key === "alle" ? undefined : { zeigen: key }}
            aria-current={key === view ? "page" : undefined}
          >
            {VIEWS[key].label} ({inView(portals, key).length})
          </PageLink>
        ))}
      />
      {shown.length === 0 ? (
        <p>
          Hier steht gerade kein Portal. <PageLink to="entry_service">Alle Portale zeigen</PageLink>
        </p>
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h3 className={styles.title}>{group.title}</h3>
              <ul role="list">
                {group.portals.map((portal) => (
                  <PortalItem key={portal.portal.identifier} entry={portal} mayWrite={mayWrite} oneCheck={oneCheck} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Section>
  );
}
