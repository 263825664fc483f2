import { getPartnerPortalListingStatistics } from "@portal/contract/entry-service/calls";
import { ENTRY_SERVICE_CODE, hasActiveCode } from "@portal/contract/navigation/products";
import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { useAccount } from "../../platform/session/use-session.ts";
import { Status } from "../../ui/content/status.tsx";
import { Skeleton, SkeletonBar } from "../../ui/feedback/skeleton.tsx";
import { Section } from "../../ui/page/section.tsx";

/**
 * Says in one line whether other portals show the company correctly. Renders nothing without the product or before
 * the first check.
 */
export function ListingsBanner() {
  const account = useAccount();
  const isBooked = hasActiveCode(account.products, ENTRY_SERVICE_CODE);
  const query = accountQuery(account.company_id, "entry-service", getPartnerPortalListingStatistics, {});
  const { data, error } = useQuery({ ...query, enabled: isBooked, throwOnError: false });
  if (!isBooked || error !== null) return null;
  if (data === undefined)
    return (
      <Section title="Andere Portale">
        <Skeleton>
          <SkeletonBar width="16rem" />
        </Skeleton>
      </Section>
    );
  if (data.trend.length === 0) return null;
  const { portal_ok: right, portal_nok: differing, portal_not_found: missing } = data.statistics.counts;
  const wrong = differing + missing;
  if (right + wrong === 0) return null;
  return (
    <Section title="Andere Portale" action={<PageLink to="entry_service">Ansehen</PageLink>}>
      <Status tone={wrong > 0 ? "warning" : "success"} wraps>
        {wrong > 0 ? `Auf ${wrong} von ${right + wrong} Portalen stimmt etwas nicht` : "Überall steht alles richtig"}
      </Status>
    </Section>
  );
}
