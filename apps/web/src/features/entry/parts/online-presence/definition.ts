import { type Network, NETWORK_CODES } from "@portal/contract/entry/choices";
import type { PartValues } from "@portal/contract/entry/parts";
import { onlinePresenceFields } from "@portal/contract/entry/rules/online-presence";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy, type PartDefinition } from "../../form-engine/part-definition.ts";

const rules = saveBody(onlinePresenceFields);

/** A text for each network, "" if the company has no profile there. */
export type OnlinePresenceDraft = {
  readonly profiles: Readonly<Record<Network, string>>;
  readonly shopUrl: string;
  readonly bookingUrl: string;
};

const profilesOf = (stored: PartValues["onlinePresence"]["profiles"]): OnlinePresenceDraft["profiles"] => {
  const urls = new Map(stored.map(({ network, url }) => [network, url]));
  return Object.fromEntries(NETWORK_CODES.map((network) => [network, urls.get(network) ?? ""])) as Record<
    Network,
    string
  >;
};

const filledNetworks = ({ profiles }: OnlinePresenceDraft): Network[] =>
  NETWORK_CODES.filter((network) => profiles[network].trim() !== "");

const fieldsOfDraft = (draft: OnlinePresenceDraft): PartValues["onlinePresence"] => ({
  profiles: filledNetworks(draft).map((network) => ({ network, url: draft.profiles[network].trim() })),
  shopUrl: draft.shopUrl,
  bookingUrl: draft.bookingUrl,
});

/** Path of a network's address in the call's body, which contains only networks with an address. */
export function pathOfProfile(draft: OnlinePresenceDraft, network: Network): string {
  const index = filledNetworks(draft).indexOf(network);
  return index < 0 ? `profiles.${network}` : `profiles.${index}.url`;
}

/** Profiles in networks, shop and booking page. */
export const onlinePresence: PartDefinition<OnlinePresenceDraft> = {
  part: "onlinePresence",
  draftOf: ({ onlinePresence: { profiles, ...addresses } }) => ({ profiles: profilesOf(profiles), ...addresses }),
  check: (draft) => checkedBy("onlinePresence", rules, fieldsOfDraft(draft)),
  fieldsOf: fieldsOfDraft,
  withFields: (draft, fields) => {
    const { profiles, ...addresses } = {
      ...fieldsOfDraft(draft),
      ...(fields as Partial<PartValues["onlinePresence"]>),
    };
    return { profiles: profilesOf(profiles), ...addresses };
  },
};
