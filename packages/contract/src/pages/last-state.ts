/**
 * The last state of a few pages, kept in the browser and shown read-only without a connection. It is removed with the
 * session, like everything in local storage that begins with `portal.`.
 */
import { germanDay } from "../text/formats.ts";
import { berlinDate, minutesOfBerlinDay } from "../time/berlin-time.ts";

export const LAST_STATE_PREFIX = "portal.last-state.";

/** Without "angemeldet bleiben" a session lives no longer than this after its last renewal. */
export const LAST_STATE_MINUTES = 30;
/** With "angemeldet bleiben": what is older tells nobody what is going on. */
export const REMEMBERED_DAYS = 7;
/** Of the HTML of one page. */
export const MOST_CHARACTERS = 100_000;

/** Pages that are kept, each in a place of its own. */
const KEPT: Readonly<Record<string, string>> = {
  "/": "start",
  "/kunde/anfragen/uebersicht": "leads",
  "/kunde/anfragen/angebote": "offers",
  "/kunde/anfragen/jobs": "jobs",
  "/kunde/anfragen/nachrichten": "messages",
  "/kunde/firmendaten/ansprechpartner": "contacts",
};
/** A page that shows one record of its list has this in its address; the latest of them is kept beside the list. */
const ONE_RECORD = /[?&](?:anfrage|verlauf)=/;

export type LastState = {
  userId: number;
  companyId: number;
  company: string;
  /** The page's headline. */
  title: string;
  /** With its query. */
  path: string;
  /** The page's content without anything that can be pressed. */
  html: string;
  /** Epoch ms. */
  at: number;
};

/**
 * The key under which a page of a person is kept; undefined for pages that are not.
 * @param address path and query
 */
export function lastStateKey(userId: number, address: string): string | undefined {
  const [path = ""] = address.split("?");
  const name = KEPT[path];
  return name && `${LAST_STATE_PREFIX}${userId}.${name}${ONE_RECORD.test(address) ? ".one" : ""}`;
}

export const isLastStateKey = (key: string): boolean => key.startsWith(LAST_STATE_PREFIX);

/** Undefined for anything that is no state, or one that is too old to be shown. */
export function readLastState(text: string, { now, remembered }: { now: number; remembered: boolean }) {
  const state = parsed(text);
  if (state === undefined) return undefined;
  const age = now - state.at;
  const longest = remembered ? REMEMBERED_DAYS * 24 * 60 : LAST_STATE_MINUTES;
  return age >= 0 && age <= longest * 60_000 ? state : undefined;
}

/** Whose state it is, at which company; undefined for anything that is no state. */
export function lastStateOwner(text: string): Pick<LastState, "userId" | "companyId"> | undefined {
  const state = parsed(text);
  return state && { userId: state.userId, companyId: state.companyId };
}

function parsed(text: string): LastState | undefined {
  try {
    const value = JSON.parse(text) as LastState | null;
    const isState = typeof value?.html === "string" && typeof value.title === "string" && Number.isFinite(value.at);
    return isState ? value : undefined;
  } catch {
    return undefined;
  }
}

/** "Stand 14:05 Uhr, ohne Verbindung"; with the day if it is another one in Berlin. */
export function ageSentence(at: number, now: number): string {
  const minutes = minutesOfBerlinDay(at);
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");
  const day = berlinDate(at) === berlinDate(now) ? "" : `${germanDay(berlinDate(at))}, `;
  return `Stand ${day}${time} Uhr, ohne Verbindung`;
}
