import type { Network } from "@portal/contract/entry/choices";
import type { OnlinePresenceDraft } from "./definition.ts";
import { networkOfAddress, profileAddress } from "./profile-address.ts";

/** `movedTo`: the network to which an address went that stood in the wrong row. */
type Left = { draft: OnlinePresenceDraft; movedTo: Network | null };

/** A row after it was left: its address tidied, or moved to the row that it belongs to where that one is free. */
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
