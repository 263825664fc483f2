/** An event before it is stored, and the rules that leave events or data out. */
import type { Device, Metric } from "@portal/contract/tracking/events/calls";
import { isbot } from "isbot";

export type TrackedEvent = {
  /** The sender's id; unique within company and day. */
  eventId: string;
  companyId: number;
  metric: Metric;
  /** Epoch milliseconds. */
  at: number;
  device: Device;
  term: string | null;
  /** Distinguishes the visitors of a day; null: every event counts. */
  visitor: string | null;
  /** An exported event that did not count when it happened. */
  repeat: boolean;
};

/** Matches user agents of programs. A user agent without a browser's name counts as a program. */
export const isRobot = (userAgent: string | undefined): boolean => userAgent === undefined || isbot(userAgent);

const TABLET = /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobi)/i;
const PHONE = /Mobi|iPhone|iPod|Android/i;

/** The device that the user agent names. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === "") return "unknown";
  if (TABLET.test(userAgent)) return "tablet";
  return PHONE.test(userAgent) ? "phone" : "computer";
}

const TERM_CHARACTERS = 80;
/** E-mail addresses and phone numbers of searchers must not reach a company. */
const PERSONAL = /@|\d(?:[ ./-]*\d){5}/;

/** Normalises a search term for counting; null if nothing is left. */
export function countedTerm(term: string | undefined): string | null {
  if (term === undefined || PERSONAL.test(term)) return null;
  const plain = term.normalize("NFC").replaceAll(/\s+/gu, " ").trim().toLocaleLowerCase("de-DE");
  return plain === "" ? null : Array.from(plain).slice(0, TERM_CHARACTERS).join("").trimEnd();
}
