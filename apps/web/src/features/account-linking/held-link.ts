/**
 * The link that somebody came with, while they log in or register: out of the address bar as soon as it is read, and in
 * this tab for half an hour, because phones load a page anew when people come back from their mail.
 */
import { takeFromAddress } from "../../platform/routing/take-from-address.ts";
import { visitKey } from "../../platform/session/browser-storage.ts";

const KEY = visitKey("account-link");
const HELD_MS = 30 * 60_000;

type Held = { data: string; until: number };
let held: Held | null = null;

/** Takes the link out of the address and keeps it for this visit. */
export function holdLink(): string | null {
  const data = takeFromAddress("data");
  if (data === null) return heldLink();
  held = { data, until: Date.now() + HELD_MS };
  store((storage) => storage.setItem(KEY, JSON.stringify(held)));
  return data;
}

/** The link of this visit; null where there is none, or its half hour is over. */
export function heldLink(): string | null {
  held ??= readHeld();
  return held !== null && held.until > Date.now() ? held.data : null;
}

export function dropLink(): void {
  held = null;
  store((storage) => storage.removeItem(KEY));
}

function readHeld(): Held | null {
  let text: string | null = null;
  store((storage) => (text = storage.getItem(KEY)));
  if (text === null) return null;
  try {
    const found = JSON.parse(text) as Partial<Held>;
    return typeof found.data === "string" && typeof found.until === "number" ? (found as Held) : null;
  } catch {
    return null;
  }
}

/** Without storage the link lasts until the page is loaded anew. */
function store(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    // browsers may forbid it
  }
}
