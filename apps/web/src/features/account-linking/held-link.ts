/**
 * The link that somebody came with, while they log in or register. It leaves the address bar as soon as it is read, and
 * the browser's storage with the session.
 */
import { takeFromAddress } from "../../platform/routing/take-from-address.ts";
import { portalKey } from "../../platform/session/browser-storage.ts";

const KEY = portalKey("account-link");
let held: string | null = null;

/** Takes the link out of the address and keeps it for this visit. */
export function holdLink(): string | null {
  const data = takeFromAddress("data");
  if (data === null) return heldLink();
  held = data;
  try {
    sessionStorage.setItem(KEY, data);
  } catch {
    // without storage the link lasts until the page is loaded anew
  }
  return data;
}

export function heldLink(): string | null {
  try {
    return held ?? sessionStorage.getItem(KEY);
  } catch {
    return held;
  }
}

export function dropLink(): void {
  held = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
