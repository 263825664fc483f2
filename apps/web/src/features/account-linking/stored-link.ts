/**
 * Keeps the link that a visitor came with while they log in or register. The link leaves the address bar as soon as
 * it is read, so that it is in no history. This tab stores it for half an hour, because phones reload a page when
 * people return from their mail program.
 */
import { takeFromAddress } from "../../platform/routing/take-from-address.ts";
import { visitKey } from "../../platform/session/browser-storage.ts";

const KEY = visitKey("account-link");
const STORED_MS = 30 * 60_000;

type StoredLink = { data: string; until: number };
let stored: StoredLink | null = null;

/** Moves the link from the address into the tab's storage. Returns the stored link if the address has none. */
export function storeLink(): string | null {
  const data = takeFromAddress("data");
  if (data === null) return storedLink();
  stored = { data, until: Date.now() + STORED_MS };
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(stored)));
  return data;
}

/** The stored link; null if there is none or its half hour has passed. */
export function storedLink(): string | null {
  stored ??= readStoredLink();
  return stored !== null && stored.until > Date.now() ? stored.data : null;
}

export function dropLink(): void {
  stored = null;
  withStorage((storage) => storage.removeItem(KEY));
}

function readStoredLink(): StoredLink | null {
  let text: string | null = null;
  withStorage((storage) => (text = storage.getItem(KEY)));
  if (text === null) return null;
  try {
    const found = JSON.parse(text) as Partial<StoredLink>;
    return typeof found.data === "string" && typeof found.until === "number" ? (found as StoredLink) : null;
  } catch {
    return null;
  }
}

/** Runs `work` on the session storage. Without storage the link lasts until the page is reloaded. */
function withStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    // A browser may forbid storage.
  }
}
