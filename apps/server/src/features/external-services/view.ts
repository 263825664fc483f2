/** A connection as it goes over the wire, without tokens and Google's ids. */
import type { ExternalService } from "@portal/contract/external-services/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import { isGoogleSetUp } from "./google/provider.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { shownName } from "../../platform/session/shown-login.ts";
import type { ShownRow } from "./repository.ts";

export function toExternalService(
  { environment }: Pick<Dependencies, "environment">,
  scope: AccountScope,
  row: ShownRow | undefined,
  { away = false }: { away?: boolean } = {},
): ExternalService {
  const connected = row !== undefined && row.location_id !== null;
  return {
    sourceName: "google",
    connected,
    externallyConfirmed: row?.state === "connected" && row.verification === "confirmed",
    available: isGoogleSetUp(environment),
    state: row?.state ?? "none",
    verification: row?.verification ?? null,
    locationTitle: row?.location_title ?? "",
    grantedAt: row?.granted_at.toISOString() ?? null,
    checkedAt: row?.checked_at?.toISOString() ?? null,
    grantedBy: shownName(scope, row?.granted_by_name ?? null),
    away,
  };
}
