import { getOwnClaims, type OpenClaim } from "@portal/contract/claiming/calls";
import { useQuery } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { claimText } from "./open-claims-texts.ts";
import styles from "./user-dashboard.module.css";

/** The entries that the person is claiming, each with its state and next step. Renders nothing if there are none. */
export function OpenClaims() {
  const { data } = useQuery({
    queryKey: personKey("user-area", getOwnClaims),
    queryFn: ({ signal }) => apiCall(getOwnClaims, { signal }),
    throwOnError: false,
    staleTime: 0,
  });
  if (data === undefined || data.claims.length === 0) return null;
  return (
    <Section title="Einträge, die Sie übernehmen">
      <ul role="list" className={styles.companies}>
        {data.claims.map((claim) => (
          <Claim key={claim.companyId} claim={claim} />
        ))}
      </ul>
    </Section>
  );
}

function Claim({ claim: { company, companyId, state, page } }: { claim: OpenClaim }) {
  const { tone, label, action } = claimText(state);
  return (
    <li className={styles.company}>
      <span className={styles.name}>
        {company}
        <Status tone={tone}>{label}</Status>
      </span>
      <PageLink to={page} query={{ firma: String(companyId) }} className={buttonClass()}>
        {action}
        <span className="visually-hidden">: {company}</span>
      </PageLink>
    </li>
  );
}
