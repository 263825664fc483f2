/** Push services that browsers use. A browser names its own, so other hosts are refused: we would call anything. */
import { ENDPOINT_CHARACTERS } from "@portal/contract/user-area/push";
import { isAllowed } from "../outgoing/outgoing-fetch.ts";
import type { Trust } from "../outgoing/target.ts";

/** Chromium and its descendants, Firefox, Safari. */
const HOSTS = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"];
/** Edge has a host per region. */
const EDGE = /^[a-z0-9-]+\.notify\.windows\.com$/;

/** The host that may be called for this endpoint; outside production the sandbox besides. */
export const hostsFor = (endpoint: string): string[] => {
  const host = URL.parse(endpoint)?.hostname ?? "";
  return EDGE.test(host) ? [host] : HOSTS;
};

export const isPushService = (trust: Trust, endpoint: string): boolean =>
  endpoint.length <= ENDPOINT_CHARACTERS && isAllowed(trust, hostsFor(endpoint), endpoint);
