/**
 * Counts page views (Specification §7 "Tracking"). It sends them every ten seconds and when the tab is left, waits
 * for no answer and never retries. Customer care is not counted.
 */
import { XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth/calls";
import type { Endpoint } from "@portal/contract/http/endpoint";
import { matchRoute } from "@portal/contract/pages/routes";
import {
  MOST_VIEWS,
  sectionOf,
  trackCompanyData,
  trackCompanyViews,
  trackUserData,
  trackUserViews,
} from "@portal/contract/tracking/calls";
import { readCookie } from "../../platform/api/read-cookie.ts";
import { whenNavigable } from "../../platform/routing/navigation.ts";
import { onSessionEnd, sessionState } from "../../platform/session/session-store.ts";
import { audienceOf, screenOf, type Audience } from "./audience.ts";
import { mayCount } from "./choice-store.ts";

const SEND_AFTER_MS = 10_000;
const VIEWS: Record<Audience["kind"], Endpoint> = { user: trackUserViews, company: trackCompanyViews };
const SCREENS: Record<Audience["kind"], Endpoint> = { user: trackUserData, company: trackCompanyData };

type Batch = { audience: Audience; sections: string[] };
let batches: Batch[] = [];
let lastPath: string | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;
let screenTold = false;

/** Called once, after consent. */
export function startTracker(): void {
  whenNavigable((router) => {
    const look = () => countView(router.location().pathname);
    router.subscribe(look);
    look();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
  window.addEventListener("pagehide", send);
  onSessionEnd(dropViews);
}

/** A changed query on the same page is not a new view. */
function countView(pathname: string): void {
  const session = sessionState();
  const route = matchRoute(pathname);
  if (route === undefined || pathname === lastPath || session.kind !== "logged-in") return;
  const audience = audienceOf(session, route);
  if (audience === null || !mayCount()) return;
  lastPath = pathname;
  const open = batches.find((batch) => batch.audience.kind === audience.kind && batch.audience.id === audience.id);
  if (open) open.sections.push(sectionOf(route.name));
  else batches.push({ audience, sections: [sectionOf(route.name)] });
  timer ??= setTimeout(send, SEND_AFTER_MS);
}

function send(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  const waiting = batches;
  batches = [];
  if (!mayCount()) return;
  for (const { audience, sections } of waiting) {
    for (let from = 0; from < sections.length; from += MOST_VIEWS) {
      post(VIEWS[audience.kind], { id: audience.id, data: sections.slice(from, from + MOST_VIEWS) });
    }
    if (screenTold) continue;
    screenTold = true;
    post(SCREENS[audience.kind], { id: audience.id, data: screenOf(window) });
  }
}

/** Views that were not sent by the end of the session belong to nobody and are dropped. */
function dropViews(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  batches = [];
  lastPath = null;
}

/** `keepalive`, because the tab may be closing. `sendBeacon` can't send the XSRF header. */
function post({ path, method }: Endpoint, body: object): void {
  const token = readCookie(XSRF_COOKIE);
  if (token === undefined) return;
  const headers = { "content-type": "application/json", "x-requested-with": "XMLHttpRequest", [XSRF_HEADER]: token };
  fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => {});
}
