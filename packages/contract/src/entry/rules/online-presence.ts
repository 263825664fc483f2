/** Profiles in networks, shop and booking page (Specification §5 "Custom URL", §7 "updateEntryOnlinePresence"). */
import * as z from "zod/mini";
import { hostOfUrl, isCustomUrl } from "../../text/patterns.ts";
import { emptyOr, lineOf } from "../../text/text-fields.ts";
import { type Network, NETWORK_CODES, NETWORKS } from "../choices.ts";

/** Longest texts, in characters. */
export const ONLINE_PRESENCE_LIMITS = { url: 500 } as const;

const isAddressOf = (network: Network, url: string): boolean => {
  const host = hostOfUrl(url);
  return host !== null && NETWORKS[network].hosts.some((own) => host === own || host.endsWith(`.${own}`));
};

const URL_EXAMPLE = "Bitte geben Sie eine Webadresse an, zum Beispiel: www.firma.example.";
const webAddress = lineOf(ONLINE_PRESENCE_LIMITS.url).check(emptyOr(isCustomUrl, URL_EXAMPLE));

const profile = z
  .object({
    network: z.enum(NETWORK_CODES, "Bitte wählen Sie ein Netzwerk."),
    url: lineOf(ONLINE_PRESENCE_LIMITS.url, "Bitte geben Sie die Adresse Ihres Profils an."),
  })
  .check(
    z.refine(({ network, url }) => url === "" || isAddressOf(network, url), {
      path: ["url"],
      error: ({ input }) => {
        const { network } = input as { network: Network };
        return `Das ist keine Adresse bei ${NETWORKS[network].label}. Sie beginnt zum Beispiel mit ${NETWORKS[network].hosts[0]}/.`;
      },
    }),
  );

export const onlinePresenceFields = {
  /** At most one of each network. */
  profiles: z.array(profile).check(
    z.maxLength(NETWORK_CODES.length, "Bitte jedes Netzwerk nur einmal."),
    z.refine(
      (profiles) => new Set(profiles.map(({ network }) => network)).size === profiles.length,
      "Bitte jedes Netzwerk nur einmal.",
    ),
  ),
  shopUrl: webAddress,
  bookingUrl: webAddress,
};
