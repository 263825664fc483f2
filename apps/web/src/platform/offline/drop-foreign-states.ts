/** Removes last states that the person of the session may no longer read. */
import type { User } from "@portal/contract/auth/calls";
import { isLastStateKey, lastStateOwner } from "@portal/contract/pages/last-state";
import { mayActOn } from "../session/account-choice.ts";
import { readStored, removeStored, storedKeys } from "../session/browser-storage.ts";

/** Called with each answer that says who the person is and which companies are left. */
export function dropForeignStates(user: User): void {
  for (const key of storedKeys().filter(isLastStateKey)) {
    const owner = lastStateOwner(readStored(key) ?? "");
    const mayRead =
      owner !== undefined && owner.userId === user.user_id && !user.cucaInfo && mayActOn(user, owner.companyId);
    if (!mayRead) removeStored(key);
  }
}
