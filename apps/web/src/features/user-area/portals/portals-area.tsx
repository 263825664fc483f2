import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Item, ItemList, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";
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
        <ItemList>
          {portals.map(({ key, name, claim, current, chosen }) => (
            <Item key={key}>
              <ItemWords>
                <ItemTitle>{name}</ItemTitle>
                <p className="note">{claim}</p>
                {chosen && <Status tone="success">Von Ihnen gewählt</Status>}
              </ItemWords>
              {current ? (
                <Status tone="info">Hier sind Sie gerade</Status>
              ) : (
                <PageLink to="switchPortal" query={{ portal: key }} className={buttonClass()}>
                  Zu {name} wechseln
                </PageLink>
              )}
            </Item>
          ))}
        </ItemList>
      ) : (
        <NotLoaded failure="Ihre Portale konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonList rows={2} />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}
