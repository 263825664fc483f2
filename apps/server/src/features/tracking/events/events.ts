/** What is known of an event before it is stored, and what is left out of it. */
import type { Device, Metric } from "@portal/contract/tracking/events/calls";
import { isbot } from "isbot";

export type TrackedEvent = {
  /** The sender's; unique within its company and day. */
  eventId: string;
  companyId: number;
  metric: Metric;
  /** Epoch milliseconds. */
  at: number;
  device: Device;
  term: string | null;
  /** Tells visitors of a day apart; null: every event counts. */
  visitor: string | null;
  /** Whether it is known already that it doesn't count: an export says so. */
  repeat: boolean;
};

/** Programs that fetch pages, by what they say of themselves. Who says nothing about a browser is none. */
export const isRobot = (userAgent: string | undefined): boolean => userAgent === undefined || isbot(userAgent);

const TABLET = /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobi)/i;
const PHONE = /Mobi|iPhone|iPod|Android/i;

/** The kind of device that a browser says it runs on. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === "") return "unknown";
  if (TABLET.test(userAgent)) return "tablet";
  return PHONE.test(userAgent) ? "phone" : "computer";
}

const TERM_CHARACTERS = 80;
/** What looks like an address or a number of somebody's is nothing that a company should read. */
const PERSONAL = /@|\d(?:[ ./-]*\d){5}/;

/** A search term in the one spelling in which it is counted; null where nothing is left to count. */
export function countedTerm(term: string | undefined): string | null {
  if (term === undefined || PERSONAL.test(term)) return null;
  const plain = term.normalize("NFC").replaceAll(/\s+/gu, " ").trim().toLocaleLowerCase("de-DE");
  return plain === "" ? null : Array.from(plain).slice(0, TERM_CHARACTERS).join("").trimEnd();
}
