/** The state of a company's connection to Search Console, from its access and its property. Pure. */
import type { SearchConsole, SearchConsoleState } from "@portal/contract/seo/calls";
import type { PropertyRow } from "../repository.ts";

export type Access = { isRevoked: boolean; grantedAt: Date; grantedBy: string | null };
type Property = Pick<PropertyRow, "site_url" | "read_at" | "failure">;
type Reading = { read_at: Date | string | null; failure: PropertyRow["failure"] };

export function stateOf(
  isSetUp: boolean,
  access: Pick<Access, "isRevoked"> | null,
  property: Reading | undefined,
): SearchConsoleState {
  if (property === undefined) return withoutProperty(isSetUp, access);
  if (access === null) return property.failure === "access_ended" ? "access_ended" : "disconnected";
  if (access.isRevoked) return "access_ended";
  if (property.failure !== null) return property.failure;
  return property.read_at === null ? "reading" : "connected";
}

function withoutProperty(isSetUp: boolean, access: Pick<Access, "isRevoked"> | null): SearchConsoleState {
  if (access !== null) return access.isRevoked ? "access_ended" : "granted";
  return isSetUp ? "none" : "unavailable";
}

export function searchConsoleOf(
  isSetUp: boolean,
  access: Access | null,
  property: Property | undefined,
): SearchConsole {
  return {
    state: stateOf(isSetUp, access, property),
    siteUrl: property?.site_url ?? null,
    readAt: property?.read_at?.toISOString() ?? null,
    grantedAt: access?.grantedAt.toISOString() ?? null,
    grantedBy: access?.grantedBy ?? null,
  };
}
