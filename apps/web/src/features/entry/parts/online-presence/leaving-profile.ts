import type { Network } from "@portal/contract/entry/choices";
import type { OnlinePresenceDraft } from "./definition.ts";
import { networkOfAddress, profileAddress } from "./profile-address.ts";

/** `movedTo`: the network to whose row the address was moved. */
type Left = { draft: OnlinePresenceDraft; movedTo: Network | null };

/**
 * The draft after a row lost focus: its address is normalised, or moved to the row of its network if that row is
 * empty.
 */
export function leavingProfile(draft: OnlinePresenceDraft, network: Network): Left {
  const typed = draft.profiles[network];
  const owner = networkOfAddress(typed);
  if (owner !== undefined && owner !== network && draft.profiles[owner].trim() === "") {
    const profiles = { ...draft.profiles, [network]: "", [owner]: profileAddress(owner, typed) };
    return { draft: { ...draft, profiles }, movedTo: owner };
  }
  const profiles = { ...draft.profiles, [network]: profileAddress(network, typed) };
  return { draft: { ...draft, profiles }, movedTo: null };
}
