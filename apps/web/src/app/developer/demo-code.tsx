import { getDemoCode } from "@portal/contract/auth/demo-code/calls";
import { useQuery } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { personKey } from "../../platform/query/query-keys.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";

const REFRESH_MS = 5000;

/** The demo agent's code of this moment, and the way to the login for a company. */
export function DemoCode() {
  const { data } = useQuery({
    queryKey: personKey("development", getDemoCode),
    queryFn: ({ signal }) => apiCall(getDemoCode, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    throwOnError: false,
  });
  if (data === undefined) return <p>Der Code wird geladen.</p>;
  if (data.code === null)
    return <p>Noch kein Anmelde-Code eingerichtet: Das Portal fragt nach der Anmeldung danach.</p>;
  return (
    <p>
      Code: <code>{data.code}</code>
      {Date.parse(data.usableFrom) > Date.now() && ", gilt in wenigen Sekunden"}.{" "}
      <PageLink to="login_cuca">Für eine Firma anmelden</PageLink>
    </p>
  );
}
