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

/** Pages that are kept, by the beginning of their path. */
const KEPT = [
  { name: "start", starts: "/", whole: true },
  { name: "leads", starts: "/kunde/anfragen/", whole: false },
  { name: "contacts", starts: "/kunde/firmendaten/ansprechpartner", whole: true },
] as const;

export type LastState = {
  userId: number;
  companyId: number;
  company: string;
  /** The page's headline. */
  title: string;
  path: string;
  /** The page's content without anything that can be pressed. */
  html: string;
  /** Epoch ms. */
  at: number;
};

/** The key under which a page of a person is kept; undefined for pages that are not. */
export function lastStateKey(userId: number, path: string): string | undefined {
  const kept = KEPT.find(({ starts, whole }) => (whole ? path === starts : path.startsWith(starts)));
  return kept && `${LAST_STATE_PREFIX}${userId}.${kept.name}`;
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
