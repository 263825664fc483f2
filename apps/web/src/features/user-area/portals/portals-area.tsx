import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";
import styles from "../item-list.module.css";
import { usePortals } from "./use-portals.ts";

/** The person's portals, with links to the others. */
export function PortalsArea() {
  const { portals, error, refetch } = usePortals();
  return (
    <Section
      title="Ihre Portale"
      description="Ihr Zugang gilt in allen unseren Portalen. E-Mails, die Sie nicht gerade selbst anfordern, kommen von dem Portal, das Sie zuletzt gewählt haben."
    >
      {portals ? (
        <ul role="list" className={styles.list}>
          {portals.map(({ key, name, claim, current, chosen }) => (
            <li key={key} className={styles.item}>
              <div className={styles.words}>
                <p className={styles.title}>{name}</p>
                <p className={styles.meta}>{claim}</p>
                {chosen && <Status tone="success">Von Ihnen gewählt</Status>}
              </div>
              {current ? (
                <Status tone="info">Hier sind Sie gerade</Status>
              ) : (
                <PageLink to="switchPortal" query={{ portal: key }} className={buttonClass()}>
                  Zu {name} wechseln
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailure title="Ihre Portale konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonList rows={2} />
        </Skeleton>
      )}
    </Section>
  );
}
